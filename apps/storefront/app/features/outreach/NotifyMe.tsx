import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';

const NotifyMeDialog = lazy(() => import('./NotifyMeDialog.tsx'));

/** On a product that is sold out: a button to be notified when it is back. The dialog is loaded when it opens. */
export function NotifyMe({ code, productName }: { code: string; productName: string }) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="w-full" onClick={() => setOpen(true)}>
        {m.catalog.notifyMe()}
      </Button>
      {open && (
        <Suspense>
          <NotifyMeDialog code={code} productName={productName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
