import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import type { Placement } from '../placement/placement.slice.ts';
import { abandonOrder, confirmOrder } from '../placement/placement.thunks.ts';
import { useBank } from './stripe/useBank.ts';

/** The bank's question. Closing it answers nothing: it can be opened again. */
export function AuthenticationDialog({ placement, amount = '' }: { placement: Placement; amount?: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const asked = placement.phase === 'authenticate' ? placement : undefined;
  const guid = asked?.guid;
  const isTest = useAppSelector(paymentProvider) !== 'stripe';
  useBank(placement);
  /** The bank’s own question is open, or about to be: nothing may stand before it. */
  const atBank = asked !== undefined && (asked.asked === 'now' || asked.secret !== undefined);
  const [open, setOpen] = useState(true);
  const outcome = asked?.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again after each try at the bank
  useEffect(() => {
    if (guid) setOpen(true);
  }, [guid, outcome]);
  return (
    <>
      {atBank && (
        <Notice role="status">
          <p className="font-semibold">{m.authTitle()}</p>
          <p>{m.atBank()}</p>
        </Notice>
      )}
      {asked && !open && !atBank && (
        <Notice tone="warning" role="status">
          <p>{m.authNote()}</p>
          <Button onClick={() => setOpen(true)} className="mt-3">
            {m.authOpen()}
          </Button>
        </Notice>
      )}
      <Dialog
        open={asked !== undefined && open && !atBank}
        onClose={() => setOpen(false)}
        title={m.authTitle()}
        closeLabel={m.authClose()}
        footer={
          asked && (
            <div className="flex flex-wrap gap-3">
              <Button busy={asked.busy} onClick={() => void dispatch(confirmOrder(asked.guid))}>
                {isTest ? m.authConfirm() : m.authOpen()}
              </Button>
              <Button
                look="secondary"
                disabled={asked.busy}
                onClick={() => void dispatch(abandonOrder(asked.guid))}
              >
                {m.authCancel()}
              </Button>
            </div>
          )
        }
      >
        <p>{isTest ? m.authText({ amount }) : m.authBank()}</p>
        {asked?.asked === 'blocked' && (
          <div className="mt-4">
            <Notice tone="danger" role="alert">
              {m.bankBlocked()}
            </Notice>
          </div>
        )}
      </Dialog>
    </>
  );
}
