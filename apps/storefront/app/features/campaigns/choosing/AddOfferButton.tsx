import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';

interface AddOfferButtonProps {
  /** Puts the offer in the cart; answers the failure, if there is one. */
  add: () => AppThunk<Promise<Failure | null>>;
  label: string;
  /** A way to mend a refusal. */
  mend?: (failure: Failure) => ReactNode;
  className?: string;
}

/** Puts an offer in the cart and leads there, or says why it cannot. */
export function AddOfferButton({ add, label, mend, className }: AddOfferButtonProps) {
  const m = useMessages();
  const link = useSiteLink();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const refused = await dispatch(add());
    setBusy(false);
    setFailure(refused);
    if (!refused) await navigate(link('/cart'));
  };
  return (
    <div className={className}>
      {failure && (
        <div className="pb-3">
          <Notice tone="danger" role="alert">
            <p>{failure.errors[0]?.message || m.cart.unanswered()}</p>
            {mend?.(failure)}
          </Notice>
        </div>
      )}
      <Button busy={busy} onClick={() => void press()} className="w-full">
        {label}
      </Button>
    </div>
  );
}
