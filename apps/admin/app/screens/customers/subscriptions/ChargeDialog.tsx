import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { StepDialog } from './StepDialog.tsx';
import { type Shown, useStep } from './useStep.ts';

/** The same card once more, for what could not be charged. */
export function ChargeDialog({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { subscriptions } = useTexts();
  const step = useStep(shown);
  const { ceiling, paymentInfo } = shown.subscription;
  const lastFour = paymentInfo?.card?.lastFour;
  const amount = ceiling.formattedValue;
  return (
    <StepDialog
      title={subscriptions.chargeTitle}
      press={subscriptions.charge}
      busy={step.isPending}
      error={step.error}
      onClose={onClose}
      onSend={() =>
        step.mutate(
          { ask: { step: 'charge', body: {} }, done: () => subscriptions.chargeDone },
          { onSuccess: onClose },
        )
      }
    >
      <p>
        {lastFour
          ? fill(subscriptions.chargeText, { lastFour, amount })
          : fill(subscriptions.chargeTextNoCard, { amount })}
      </p>
    </StepDialog>
  );
}
