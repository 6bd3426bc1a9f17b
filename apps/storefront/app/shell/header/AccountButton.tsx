import { lazy, Suspense, useState } from 'react';
import { customerData, firstNameOf } from '#app/features/customers/current/customerData.slice.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Icon } from '#app/ui/Icon.tsx';

const AccountFlyout = lazy(() => import('./AccountFlyout.tsx'));

/**
 * Log-in, or the customer's menu. The shared page shows neither name nor state; the label keeps room for a name, so
 * that nothing moves.
 */
export function AccountButton() {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const offered = useAppSelector((state) => featureOn(state, 'accounts'));
  const name = useAppSelector((state) => firstNameOf(customerData.select(state).data));
  if (!offered) return null;
  const words = name ? m.shell.hello({ name }) : m.shell.account();
  return (
    <>
      <button
        type="button"
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control hover:bg-sunken xl:px-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="truncate text-right text-sm max-[1279px]:sr-only w-24 2xl:w-32">{words}</span>
        <Icon name="person" />
      </button>
      {open && (
        <Suspense>
          <AccountFlyout onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
