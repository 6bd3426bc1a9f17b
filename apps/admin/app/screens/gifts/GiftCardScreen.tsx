import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { changeGiftCard, giftCardQuery } from '../../api/areas/gifts.ts';
import type { AdminGiftCard } from '../../api/types.ts';
import { fill, named } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useCallKey } from '../../kit/form/useCallKey.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/toasts.ts';
import { Facts } from '../programmes/Facts.tsx';
import { useFigures } from '../programmes/useFigures.ts';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { CardEntries } from './CardEntries.tsx';
import { VoidDialog } from './VoidDialog.tsx';

/** One gift card: what is on it, how that came about, and what can be done with it. */
export default function GiftCardScreen() {
  const { giftCards } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const { id = '' } = useParams();
  const found = useQuery({ ...giftCardQuery(site.id, id), enabled: may(OPERATIONS.giftCard) });
  if (!may(OPERATIONS.giftCard)) return <NoResource />;
  const above = <BackToList resource={{ name: 'gift-cards', title: giftCards.title }} />;
  if (found.data) return <Shown key={id} card={found.data} above={above} />;
  return (
    <>
      <PageHead title={giftCards.card} above={above} />
      {found.error ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </>
  );
}

function Shown({ card, above }: { card: AdminGiftCard; above: React.ReactNode }) {
  const { giftCards } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const { instant, money } = useFigures();
  const [isEnding, setEnding] = useState(false);
  const { lastFour, state, amount, balance, orderCode, recipientEmail, recipientName, senderName } = card;
  const title = lastFour ? fill(giftCards.endingIn, { lastFour }) : giftCards.noCodeYet;
  const people = [recipientName, recipientEmail].filter(Boolean).join(', ');
  return (
    <>
      <PageHead
        title={title}
        description={giftCards.states[state]}
        above={above}
        actions={
          <>
            {card.maySend && may(OPERATIONS.sendGiftCard) && <SendButton card={card} />}
            {card.mayVoid && may(OPERATIONS.voidGiftCard) && (
              <Button onClick={() => setEnding(true)}>{giftCards.void}</Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel title={giftCards.about}>
          <Facts
            facts={[
              { title: giftCards.balance, value: money(balance) },
              { title: giftCards.sold, value: money(amount) },
              { title: giftCards.recipient, value: people },
              ...(senderName ? [{ title: giftCards.sender, value: senderName }] : []),
              card.sentAt
                ? { title: giftCards.sent, value: instant(card.sentAt) }
                : { title: giftCards.willSend, value: instant(card.sendAt) },
              ...(card.voidReason
                ? [{ title: giftCards.reason, value: named(giftCards.reasons, card.voidReason) }]
                : []),
            ]}
          />
          {may(OPERATIONS.order) && (
            <p className="mt-3 text-sm">
              {giftCards.boughtWith}{' '}
              <Link to={`/${site.id}/orders/${encodeURIComponent(orderCode)}`} className="link">
                {orderCode}
              </Link>
            </p>
          )}
        </Panel>
        <Panel title={giftCards.entries}>
          <CardEntries entries={card.entries} />
        </Panel>
      </div>
      {isEnding && <VoidDialog card={card} onClose={() => setEnding(false)} />}
    </>
  );
}

/** Mails the card again: with a new code, as nobody knows the one before. */
function SendButton({ card }: { card: AdminGiftCard }) {
  const { giftCards } = useTexts();
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, onError, renew } = useCallKey();
  const send = useMutation({
    mutationFn: () => changeGiftCard(site.id, card.id, { act: 'send' }, key),
    onSuccess: (after) => {
      queries.setQueryData(giftCardQuery(site.id, card.id).queryKey, after);
      void queries.invalidateQueries({ queryKey: ['gift-cards', site.id] });
      toast({ text: fill(giftCards.sentAgain, { email: after.recipientEmail }) });
      renew();
    },
    onError,
  });
  return (
    <>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {card.sentAt ? giftCards.sendAgain : giftCards.sendNow}
      </Button>
      {send.error && <Failure error={send.error} />}
    </>
  );
}
