import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ProductChoice } from './ProductChoice.tsx';

/** What is typed. */
export interface Asked {
  /** Code of a variant; empty: none is chosen. */
  product: string;
  /** Wall-clock time of the site; empty: now. */
  at: string;
  customerEmail: string;
  quantity: string;
  coupon: string;
}

/** For which product, whom and when. */
export function QuestionForm({ asked, onAsk }: { asked: Asked; onAsk(asked: Asked): void }) {
  const { why } = useTexts();
  const [typed, setTyped] = useState(asked);
  const put = (name: keyof Asked) => (value: string) => setTyped({ ...typed, [name]: value });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAsk(typed);
  };
  return (
    <form onSubmit={submit} className="panel mb-4 grid grid-cols-1 gap-4 p-4">
      <ProductChoice value={typed.product} onChoose={put('product')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="email"
          label={why.customer}
          value={typed.customerEmail}
          maxLength={254}
          onChange={put('customerEmail')}
        />
        <TextField
          type="datetime-local"
          label={why.at}
          hint={why.atHint}
          value={typed.at}
          onChange={put('at')}
        />
        <TextField
          type="number"
          label={why.quantity}
          value={typed.quantity}
          min={1}
          max={999}
          required
          onChange={put('quantity')}
        />
        <TextField label={why.coupon} value={typed.coupon} maxLength={40} onChange={put('coupon')} />
      </div>
      <div>
        <Button type="submit" look="primary" disabled={typed.product === ''}>
          {why.ask}
        </Button>
      </div>
    </form>
  );
}
