import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { AGENT_KEY } from '#app/platform/session/visitor.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { AddCard, type CardFieldsOf } from './AddCard.tsx';
import { paymentDetails, type SavedCard } from './account.slices.ts';
import { preferCard, removeCard } from './account.thunks.ts';
import { OwnData } from './privacy/OwnData.tsx';
import { Question } from './Question.tsx';

/** The customer's saved cards, and a new one. The shop knows brand, last four digits and expiry only. */
export default function SavedCards({ cardFields }: { cardFields: CardFieldsOf }) {
  const m = useScreenMessages(texts);
  // Staff who act for a customer enter no cards.
  const [isAgent] = useState(() => sessionStorage.getItem(AGENT_KEY) !== null);
  const canAdd = useAppSelector(paymentProvider) !== 'none' && !isAgent;
  const [adding, setAdding] = useState(false);
  const [saved, setSaved] = useState(false);
  const begin = (): void => {
    setSaved(false);
    setAdding(true);
  };
  return (
    <OwnData area={paymentDetails}>
      {({ payments }) => (
        <div className="space-y-6">
          {payments.length === 0 ? (
            <NoCards />
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2">
              {payments.map((card) => (
                <li key={card.id}>
                  <Card saved={card} />
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="text-success text-sm empty:hidden">
            {saved ? m.cardAdded() : ''}
          </p>
          {canAdd && (
            <Button look="secondary" onClick={begin}>
              {m.addCard()}
            </Button>
          )}
          {adding && (
            <AddCard
              cardFields={cardFields}
              onSaved={() => setSaved(true)}
              onClose={() => setAdding(false)}
            />
          )}
        </div>
      )}
    </OwnData>
  );
}

function NoCards() {
  const m = useScreenMessages(texts);
  return (
    <div className="max-w-xl rounded-card bg-sunken p-6">
      <h2 className="font-display text-2xl">{m.noCards()}</h2>
      <p className="mt-2">{m.noCardsText()}</p>
    </div>
  );
}

function Card({ saved: { id, card, defaultPayment } }: { saved: SavedCard }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!card) return null;
  const name = m.card(card);
  const prefer = async (): Promise<void> => {
    setBusy(true);
    await dispatch(preferCard(id));
    setBusy(false);
  };
  return (
    <article className="h-full rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <MoreIcon name="card" className="size-7 text-accent" />
        {defaultPayment && <Badge tone="success">{m.isDefault()}</Badge>}
      </div>
      <h2 className="tabular mt-3 font-semibold">{name}</h2>
      <p className="tabular text-muted text-sm">
        {m.expires({ month: String(card.expiryMonth).padStart(2, '0'), year: String(card.expiryYear) })}
      </p>
      <div className="-mx-5 mt-3 flex flex-wrap">
        {!defaultPayment && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={m.makeDefaultOf({ what: name })}
            onClick={() => void prefer()}
          >
            {m.makeDefault()}
          </Button>
        )}
        <Button look="quiet" aria-label={m.removeOf({ what: name })} onClick={() => setAsking(true)}>
          {m.remove()}
        </Button>
      </div>
      {asking && (
        <Question
          title={m.removeCardTitle()}
          yes={m.remove()}
          no={m.keep()}
          sorry={m.saveFailed()}
          act={() => dispatch(removeCard(id))}
          onClose={() => setAsking(false)}
        >
          <p className="tabular">{name}</p>
        </Question>
      )}
    </article>
  );
}
