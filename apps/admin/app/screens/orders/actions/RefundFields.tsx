import { useId } from 'react';
import type { AdminOrder } from '../../../api/types.ts';
import { counted, fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { nameOfLine } from '../nameOfLine.ts';
import { ALL_LEFT, type RefundForm, SHIPPING_ALONE } from './refundForm.ts';

interface RefundFieldsProps {
  shown: AdminOrder;
  fields: RefundForm;
  /** Units of the chosen line that are left; undefined where no line is chosen. */
  most: number | undefined;
  /** The quantity is not a number of units of the line. */
  isWrong: boolean;
  onChange(fields: Partial<RefundForm>): void;
}

/** What is refunded, how many of it, and why. */
export function RefundFields({ shown, fields, most, isWrong, onChange }: RefundFieldsProps) {
  const { texts, language } = useSpoken();
  const { orders } = texts;
  const what = useId();
  const lines = shown.refunds.entries.filter(({ refundableQuantity }) => refundableQuantity > 0);
  return (
    <>
      <Labelled id={what} label={orders.refundWhat}>
        <select
          id={what}
          className="control"
          value={fields.what}
          onChange={(event) => onChange({ what: event.target.value, quantity: '1' })}
        >
          {lines.map(({ orderEntryNumber }) => (
            <option key={orderEntryNumber} value={String(orderEntryNumber)}>
              {nameOfLine(shown.order, orderEntryNumber)}
            </option>
          ))}
          <option value={ALL_LEFT}>{orders.refundAll}</option>
          <option value={SHIPPING_ALONE}>{orders.refundShipping}</option>
        </select>
      </Labelled>
      {most !== undefined && (
        <>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            label={orders.quantity}
            hint={counted(language, orders.ofRefundable, most)}
            error={isWrong ? fill(orders.quantityWrong, { least: 1, most }) : undefined}
            value={fields.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={fields.withShipping}
              onChange={(event) => onChange({ withShipping: event.target.checked })}
            />
            {orders.withShipping}
          </label>
        </>
      )}
      <TextField
        label={orders.reason}
        hint={orders.reasonHint}
        value={fields.reason}
        maxLength={240}
        onChange={(reason) => onChange({ reason })}
      />
    </>
  );
}
