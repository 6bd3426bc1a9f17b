import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { daysAfter, dayText, todayOf } from '../days.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** Ships today: asked once, because the card is charged for it. */
export function ShipNowDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { busy, problem, change } = useChange(subscription.id);
  const { totalPriceWithTax, frequencyWeeks, type } = subscription;
  const today = type === 'smart' ? undefined : todayOf(subscription);
  const next = today && dayText(daysAfter(today, frequencyWeeks * 7), 'long', config);
  const ship = async (): Promise<void> => {
    if (await change({ action: 'ship-now', body: {} })) onClose();
  };
  return (
    <ActionDialog
      title={m.shipNow()}
      action={m.shipNowFor({ amount: totalPriceWithTax.formattedValue })}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAction={() => void ship()}
    >
      <p>{m.shipNowText({ amount: totalPriceWithTax.formattedValue })}</p>
      {next && <p>{m.shipNowNext({ date: next })}</p>}
      {type === 'smart' && <p>{m.shipNowSmart()}</p>}
    </ActionDialog>
  );
}
