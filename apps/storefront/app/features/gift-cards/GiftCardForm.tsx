import { useEffect, useState } from 'react';
import { RecipientFields } from '#app/platform/forms/RecipientFields.tsx';
import { type Typed, useCartForm } from '#app/platform/forms/useCartForm.ts';
import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/giftCards.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { TextArea, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { giftCardOffer } from './giftCards.slice.ts';
import { type AskedCard, addGiftCard } from './giftCards.thunks.ts';

/** Most characters of a message; the engine has the rule. */
const LONGEST = 240;

/** Page of gift cards: an amount, to whom, when, and a few words. */
export default function GiftCardForm() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data: offer, error, loading } = useAppSelector(giftCardOffer.select);
  useEffect(() => {
    void dispatch(giftCardOffer.ensure(null));
  }, [dispatch]);
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted">{m.lead()}</p>
      <LinkButton look="quiet" className="mt-2 -ml-5" to={link('/gift-cards/balance')}>
        {m.toBalance()}
      </LinkButton>
      {!offer && error && (
        <div className="mt-6 max-w-xl space-y-4">
          <Notice tone="danger" role="alert">
            {m.loadFailed()}
          </Notice>
          <Button busy={loading} onClick={() => void dispatch(giftCardOffer.load(null))}>
            {m.retry()}
          </Button>
        </div>
      )}
      {!offer && !error && <Skeleton className="mt-6 h-96 max-w-xl" />}
      {offer && !offer.offered && (
        <Notice tone="info" role="status">
          {m.off()}
        </Notice>
      )}
      {offer?.offered && <Fields offer={offer} />}
    </div>
  );
}

type Offer = NonNullable<ReturnType<typeof giftCardOffer.select>['data']>;

function Fields({ offer }: { offer: Offer }) {
  const m = useScreenMessages(texts);
  const shared = useMessages();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const dispatch = useAppDispatch();
  const { busy, problem, onSubmit } = useCartForm((typed) => dispatch(addGiftCard(cardOf(typed))));
  const [own, setOwn] = useState(false);
  const [usual] = offer.amounts.slice(1);
  return (
    <form onSubmit={onSubmit} className="mt-6 max-w-xl space-y-5">
      <fieldset>
        <legend className="pb-2 font-medium text-sm">{m.amount()}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {offer.amounts.map((amount) => (
            <RadioCard
              key={amount}
              name="amount"
              value={amount}
              defaultChecked={amount === usual}
              onChange={() => setOwn(false)}
              required
            >
              <span className="tabular">{formatPrice(amount, brand, lang)}</span>
            </RadioCard>
          ))}
          <RadioCard name="amount" value="own" onChange={() => setOwn(true)}>
            <span>{m.ownAmount()}</span>
          </RadioCard>
        </div>
      </fieldset>
      {own && (
        <TextField
          label={m.howMuch()}
          name="ownAmount"
          type="number"
          inputMode="numeric"
          min={offer.least.value}
          max={offer.most.value}
          step={1}
          required
          hint={m.limits({ least: offer.least.formattedValue, most: offer.most.formattedValue })}
        />
      )}
      <RecipientFields
        texts={{
          ...{ email: m.recipientEmail(), emailHint: m.recipientHint() },
          ...{ name: m.recipientName(), optional: m.optional() },
        }}
        longestName={40}
      />
      <TextField
        label={m.senderName()}
        name="senderName"
        optional={m.optional()}
        maxLength={40}
        autoComplete="name"
      />
      <TextArea label={m.message()} name="message" optional={m.optional()} rows={4} maxLength={LONGEST} />
      <TextField label={m.sendOn()} name="sendOn" type="date" optional={m.optional()} hint={m.sendOnHint()} />
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {shared.cart.addToCart()}
      </Button>
    </form>
  );
}

/** What the form says of a card. */
function cardOf(typed: Typed): AskedCard {
  const optional = (name: 'recipientName' | 'senderName' | 'message' | 'sendOn') =>
    typed(name) ? { [name]: typed(name) } : {};
  const amount = Number(typed('amount') === 'own' ? typed('ownAmount') : typed('amount'));
  return {
    ...{ amount, recipientEmail: typed('recipientEmail') },
    ...{ ...optional('recipientName'), ...optional('senderName') },
    ...{ ...optional('message'), ...optional('sendOn') },
  };
}
