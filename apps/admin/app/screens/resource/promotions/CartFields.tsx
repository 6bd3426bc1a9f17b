import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ProductChoice } from '../../why/ProductChoice.tsx';

type Purchase = 'oneTime' | 'autoDelivery';

/** A cart that is not kept. */
export interface TriedCart {
  lines: { code: string; quantity: number }[];
  purchase: Purchase;
  /** Wall-clock time of the site; empty: now. */
  at: string;
}

const MOST_LINES = 20;
const MOST_UNITS = 99;

/** What is in the cart, how it is bought, and when. */
export function CartFields({ cart, onChange }: { cart: TriedCart; onChange(cart: TriedCart): void }) {
  const { promotions: texts } = useTexts();
  const id = useId();
  const { lines } = cart;
  // Another product is looked for by a new field; the number of the one just chosen is typed next.
  const [generation, setGeneration] = useState(0);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (generation > 0) own.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [generation]);
  const add = (code: string): void => {
    if (code === '') return;
    const isNew = lines.every((line) => line.code !== code);
    if (isNew && lines.length < MOST_LINES) onChange({ ...cart, lines: [...lines, { code, quantity: 1 }] });
    setGeneration(generation + 1);
  };
  const remove = (code: string): void => {
    onChange({ ...cart, lines: lines.filter((line) => line.code !== code) });
    own.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  };
  const setQuantity = (code: string, typed: string): void => {
    const quantity = Math.min(MOST_UNITS, Math.max(1, Math.trunc(Number(typed)) || 1));
    onChange({ ...cart, lines: lines.map((line) => (line.code === code ? { code, quantity } : line)) });
  };
  return (
    <div ref={own} className="grid gap-4">
      {lines.length > 0 && (
        <ul aria-label={texts.cart} className="grid gap-2">
          {lines.map(({ code, quantity }) => (
            <li key={code} className="flex items-end gap-2">
              <div className="min-w-0 grow">
                <TextField
                  type="number"
                  label={fill(texts.quantityOf, { name: code })}
                  min={1}
                  max={MOST_UNITS}
                  required
                  value={String(quantity)}
                  onChange={(typed) => setQuantity(code, typed)}
                />
              </div>
              <IconButton
                icon="trash"
                label={fill(texts.remove, { name: code })}
                onClick={() => remove(code)}
              />
            </li>
          ))}
        </ul>
      )}
      <ProductChoice key={generation} label={texts.add} value="" onChoose={add} />
      <Labelled id={id} label={texts.purchase}>
        <select
          id={id}
          className="control"
          value={cart.purchase}
          onChange={({ target }) => onChange({ ...cart, purchase: target.value as Purchase })}
        >
          <option value="oneTime">{texts.oneTime}</option>
          <option value="autoDelivery">{texts.autoDelivery}</option>
        </select>
      </Labelled>
      <TextField
        type="datetime-local"
        label={texts.at}
        hint={texts.atHint}
        value={cart.at}
        onChange={(at) => onChange({ ...cart, at })}
      />
    </div>
  );
}
