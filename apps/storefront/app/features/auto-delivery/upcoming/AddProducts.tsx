import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { ProductSearch } from '../adding/ProductSearch.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { useChange } from '../useChange.ts';

/** Adds a product to the next order, once or every time. */
export function AddProducts({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const { busy, problem, setProblem, change } = useChange(subscription.id);
  const [open, setOpen] = useState(false);
  const [adding, setAdding] = useState('');
  const add = async (code: string, once: boolean): Promise<void> => {
    setAdding(`${code} ${once}`);
    if (await change({ action: 'change', body: { add: [{ code, qty: 1, once }] } })) setOpen(false);
    setAdding('');
  };
  return (
    <div>
      <Button
        onClick={() => {
          setProblem('');
          setOpen(true);
        }}
      >
        <MoreIcon name="plus" className="size-5" />
        {m.addProduct()}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={m.addProduct()} closeLabel={m.close()}>
          <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
            {problem}
          </p>
          <ProductSearch
            action={({ code, name }) => (
              <div className="flex flex-wrap gap-1.5">
                {[false, true].map((once) => (
                  <Button
                    key={String(once)}
                    look={once ? 'quiet' : 'secondary'}
                    busy={busy && adding === `${code} ${once}`}
                    onClick={() => void add(code, once)}
                    className="whitespace-nowrap px-3 text-sm"
                  >
                    <span>
                      {once ? m.addOnce() : m.addEveryTime()}
                      <span className="sr-only">: {name}</span>
                    </span>
                  </Button>
                ))}
              </div>
            )}
          />
        </Dialog>
      )}
    </div>
  );
}
