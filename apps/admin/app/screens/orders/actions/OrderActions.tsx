import { useEffect, useRef, useState } from 'react';
import type { AdminOrder } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { AskDialog } from './AskDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { ORDER_ACTIONS, type OrderAction } from './useOrderStep.ts';

const LOOKS: Partial<Record<OrderAction, 'primary' | 'danger'>> = {
  ship: 'primary',
  return: 'danger',
  cancel: 'danger',
};

/** What can be done with the order now, by this role. */
export function OrderActions({ shown }: { shown: AdminOrder }) {
  const { orders } = useTexts();
  const { may } = useSession();
  const [open, setOpen] = useState<OrderAction>();
  const group = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const allowed = ORDER_ACTIONS.filter((name) =>
    shown.actions.some(({ action, operation }) => action === name && may(operation)),
  );
  const names = allowed.join(' ');
  // The button that a dialog was opened by may be gone with what it did: the focus stays here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the names.
  useEffect(() => {
    if (open) wasOpen.current = true;
    else if (wasOpen.current && document.activeElement === document.body) group.current?.focus();
  }, [open, names]);
  const dialog = { shown, onClose: () => setOpen(undefined) };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields. */}
      <div
        ref={group}
        role="group"
        aria-label={orders.actionsTitle}
        tabIndex={-1}
        className="mb-4 flex flex-wrap gap-2 outline-none"
      >
        {allowed.map((name) => (
          <Button key={name} look={LOOKS[name]} onClick={() => setOpen(name)}>
            {orders.actions[name]}
          </Button>
        ))}
      </div>
      {open === 'ship' && <ShipDialog {...dialog} />}
      {open === 'refund' && <RefundDialog {...dialog} />}
      {open && open !== 'ship' && open !== 'refund' && <AskDialog key={open} action={open} {...dialog} />}
    </>
  );
}
