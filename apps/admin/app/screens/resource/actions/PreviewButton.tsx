import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const PreviewPane = lazy(() => import('../../preview/PreviewPane.tsx'));

/** Shows the page of a row in a frame, without leaving its form. */
export function PreviewButton({ path }: { path: string }) {
  const { content } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{content.preview}</Button>
      <Dialog open={open} place="full" title={content.preview} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <PreviewPane path={path} />
        </Suspense>
      </Dialog>
    </>
  );
}
