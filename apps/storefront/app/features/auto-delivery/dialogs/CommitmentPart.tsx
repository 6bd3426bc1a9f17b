import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { CheckField } from '#app/ui/Field.tsx';
import type { Commitment } from '../autoDelivery.types.ts';

interface CommitmentPartProps {
  commitment: Commitment;
  /** Whether its end, and the charge for it, is agreed to. */
  ends: boolean;
  onEnds: (ends: boolean) => void;
}

/** What a starter kit still commits its customer to, what ending that costs and why, and a consent of its own to the charge. */
export function CommitmentPart({ commitment, ends, onEnds }: CommitmentPartProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { name, weightDone, weightOwed, weightCommitted, unit, deadline, returnBy, earlyEnd } = commitment;
  const { amount, list, paid, kind } = earlyEnd;
  const date = formatDate(deadline, brand, lang);
  const prices = { list: list.formattedValue, paid: paid.formattedValue };
  return (
    <section aria-label={m.kitTitle()} className="space-y-3 rounded-card border border-line bg-sunken p-4">
      <h3 className="font-display text-lg">{m.kitTitle()}</h3>
      <p>{m.kitProgress({ name, done: weightDone, all: weightCommitted, owed: weightOwed, unit, date })}</p>
      <p>
        {m.kitCosts({ amount: amount.formattedValue })}{' '}
        <span className="text-muted">
          {kind === 'FULL'
            ? m.kitFull(prices)
            : m.kitShare({ ...prices, owed: weightOwed, all: weightCommitted })}{' '}
          {returnBy && m.kitReturn({ date: formatDate(returnBy, brand, lang) })}
        </span>
      </p>
      {commitment.canEnd ? (
        <CheckField
          name="endKit"
          checked={ends}
          label={m.kitEnd({ amount: amount.formattedValue })}
          onChange={(event) => onEnds(event.target.checked)}
        />
      ) : (
        <p>{m.kitLogIn()}</p>
      )}
      <p role="status" className="text-sm">
        {ends ? m.kitEnds() : m.kitGoesOn({ date, amount: amount.formattedValue })}
      </p>
    </section>
  );
}
