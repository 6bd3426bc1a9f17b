import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { tryRefund } from '../../../api/areas/orders.ts';
import type { AdminOrder } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { isUnits } from './isUnits.ts';
import { RefundFields } from './RefundFields.tsx';
import { askedOf, mostOf, type RefundForm, startOf } from './refundForm.ts';
import { useOrderStep } from './useOrderStep.ts';

/** First what it would come to, then the refund of just that. */
export function RefundDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const { orders, shell } = useTexts();
  const site = useSite();
  const form = useId();
  const [fields, setFields] = useState(() => startOf(shown.refunds));
  const [isTried, setTried] = useState(false);
  const step = useOrderStep(shown, 'refund', onClose);
  const { code } = shown.order;
  const preview = useMutation({ mutationFn: () => tryRefund(site.id, code, askedOf(fields)) });
  const most = mostOf(fields, shown.refunds);
  const isRight = most === undefined || isUnits(fields.quantity, { least: 1, most });
  const change = (next: Partial<RefundForm>): void => {
    setFields({ ...fields, ...next });
    preview.reset();
    step.reset();
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isRight || preview.isPending || step.isPending) return;
    if (!preview.data) {
      step.reset();
      preview.mutate();
      return;
    }
    // Another amount by now: it is shown first.
    const body = { ...askedOf(fields), expectedAmount: preview.data.amount };
    step.mutate(body, { onError: () => preview.reset() });
  };
  const amount = preview.data?.shown.formattedValue;
  const error = preview.error ?? step.error;
  return (
    <Dialog
      open
      title={fill(orders.refundTitle, { code })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look={amount === undefined ? 'primary' : 'danger'}
            busy={preview.isPending || step.isPending}
          >
            {amount === undefined ? orders.showAmount : fill(orders.refundAmount, { amount })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <RefundFields
          shown={shown}
          fields={fields}
          most={most}
          isWrong={isTried && !isRight}
          onChange={change}
        />
        <div role="status">
          {amount !== undefined && <Notice tone="warning">{fill(orders.refundFinal, { amount })}</Notice>}
        </div>
        {error && <Failure error={error} />}
      </form>
    </Dialog>
  );
}
