import { type FormEvent, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { Cart } from '../checkout.types.ts';
import { deliveryModes, saveDeliveryMode } from '../steps/steps.thunks.ts';

/** Choice of the delivery mode. Loaded when the step opens: costs depend on the address. */
export function DeliveryStep({ cart, onSaved }: { cart: Cart; onSaved: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data: modes, error, loading } = useAppSelector(deliveryModes.select);
  const [choice, setChoice] = useState(cart.deliveryMode?.code);
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const guid = cart.guid ?? '';
  useEffect(() => {
    void dispatch(deliveryModes.load(guid));
  }, [dispatch, guid]);

  if (!modes && error) {
    return (
      <div className="space-y-4">
        <Notice tone="danger" role="alert">
          {m.modesFailed()}
        </Notice>
        <Button busy={loading} onClick={() => void dispatch(deliveryModes.load(guid))}>
          {m.retry()}
        </Button>
      </div>
    );
  }
  if (!modes) return <Skeleton className="h-32" />;
  const chosen = choice ?? modes[0]?.code ?? '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    const failure = await dispatch(saveDeliveryMode(chosen));
    setBusy(false);
    if (!failure) onSaved();
    else setFailed((failure.status && failure.errors[0]?.message) || m.saveFailed());
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-5">
      <fieldset className="space-y-3">
        <legend className="mb-3 font-semibold">{m.deliveryMode()}</legend>
        {modes.map(({ code, name, description, deliveryCost }) => (
          <RadioCard
            key={code}
            name="deliveryMode"
            value={code}
            checked={chosen === code}
            onChange={() => setChoice(code)}
          >
            <span>
              <span className="block font-medium">{name}</span>
              <span className="block text-muted text-sm">{description}</span>
            </span>
            <span className="tabular ml-auto font-semibold">
              {deliveryCost.value === 0 ? m.deliveryFree() : deliveryCost.formattedValue}
            </span>
          </RadioCard>
        ))}
      </fieldset>
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full sm:w-auto">
        {m.toPayment()}
      </Button>
    </form>
  );
}
