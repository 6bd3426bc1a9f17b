import { RecipientFields } from '#app/platform/forms/RecipientFields.tsx';
import { useCartForm } from '#app/platform/forms/useCartForm.ts';
import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { TextArea, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import { addBox } from './box.thunks.ts';
import { type BoxChoice, boxPath } from './box.url.ts';
import { giftPrice } from './boxes.rules.ts';
import { boxOffer } from './boxes.slices.ts';

/** Most characters of a message; the engine has the rule. */
const LONGEST = 240;

/** Whom a box is for, for how long and from when. Paid at once, it never renews. */
export function BoxGift({ choice }: { choice: BoxChoice }) {
  const m = useScreenMessages(texts);
  const shared = useMessages();
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data: offer } = useAppSelector(boxOffer.select);
  const { busy, problem, onSubmit } = useCartForm((typed) => {
    const recipientName = typed('recipientName');
    return dispatch(
      addBox(choice, {
        ...{ months: Number(typed('months')), recipientEmail: typed('recipientEmail') },
        ...{ startsOn: typed('startsOn'), message: typed('message') },
        ...(recipientName && { recipientName }),
      }),
    );
  });
  if (!offer) return null;
  const [usual] = offer.giftMonths;
  const priceOf = (months: number): string => {
    const price = giftPrice(offer.sizes, { boxes: choice.boxes, months });
    return price === undefined ? '' : formatPrice(price, brand, lang);
  };
  return (
    <div className="page-width pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.giftTitle()}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted">{m.giftLead()}</p>
      <p className="mt-4 font-medium">{m.giftWhat({ count: choice.boxes ?? 0 })}</p>
      <form onSubmit={onSubmit} className="mt-8 max-w-xl space-y-5">
        <fieldset>
          <legend className="pb-2 font-medium text-sm">{m.giftMonths()}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {offer.giftMonths.map((months) => (
              <RadioCard key={months} name="months" value={months} defaultChecked={months === usual} required>
                <span>
                  {m.months({ count: months })}
                  <span className="tabular block text-sm">{priceOf(months)}</span>
                </span>
              </RadioCard>
            ))}
          </div>
        </fieldset>
        <RecipientFields
          texts={{
            ...{ email: m.giftEmail(), emailHint: m.giftEmailHint() },
            ...{ name: m.giftName(), optional: m.optional() },
          }}
          longestName={80}
        />
        <TextField label={m.giftStart()} name="startsOn" type="date" required hint={m.giftStartHint()} />
        <TextArea
          label={m.giftMessage()}
          name="message"
          optional={m.optional()}
          rows={4}
          maxLength={LONGEST}
        />
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {shared.cart.addToCart()}
          </Button>
          <LinkButton look="quiet" to={link(boxPath('choose', choice))}>
            {m.backToChoice()}
          </LinkButton>
        </div>
      </form>
    </div>
  );
}
