import type { AdminOrder } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { type OrderAction, useOrderStep } from './useOrderStep.ts';

interface AskDialogProps {
  shown: AdminOrder;
  action: Exclude<OrderAction, 'ship' | 'refund'>;
  onClose: () => void;
}

/** Asks before a step that has nothing to fill in. */
export function AskDialog({ shown, action, onClose }: AskDialogProps) {
  const { orders, shell } = useTexts();
  const step = useOrderStep(shown, action, onClose);
  const isFinal = action === 'cancel' || action === 'return';
  return (
    <Dialog
      open
      title={`${orders.actions[action]} · ${shown.order.code}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{action === 'cancel' ? orders.keep : shell.cancel}</Button>
          <Button look={isFinal ? 'danger' : 'primary'} busy={step.isPending} onClick={() => step.mutate({})}>
            {orders.actions[action]}
          </Button>
        </>
      }
    >
      <p>{fill(orders.ask[action], { email: shown.order.email })}</p>
      {step.error && (
        <div className="mt-4">
          <Failure error={step.error} />
        </div>
      )}
    </Dialog>
  );
}
