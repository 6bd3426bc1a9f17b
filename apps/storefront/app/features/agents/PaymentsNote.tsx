import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Notice } from '#app/ui/Notice.tsx';

/** Warns staff when orders bring no money: at the test gateway, and without a payment provider. */
export function PaymentsNote() {
  const m = useScreenMessages(texts);
  const provider = useAppSelector(paymentProvider);
  if (provider !== 'test' && provider !== 'none') return null;
  return (
    <div className="mt-6 max-w-2xl">
      <Notice tone="warning" role="status">
        {provider === 'test' ? m.testPayments() : m.noPayments()}
      </Notice>
    </div>
  );
}
