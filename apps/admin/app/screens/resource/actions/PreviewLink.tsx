import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makePreview } from '../../../api/changes.ts';
import { fromWallTime } from '../../../i18n/instants.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { TextField } from '../../../ui/TextField.tsx';

/** Makes the address of a page of the shop as it will be at an instant. */
export function PreviewLink() {
  const { screens, shell } = useTexts();
  const site = useSite();
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState('/');
  const [at, setAt] = useState('');
  const make = useMutation({
    mutationFn: () => makePreview(site.id, { path, at: fromWallTime(at, site.timeZone) }),
  });
  const changed = (set: (text: string) => void) => (text: string) => {
    make.reset();
    set(text);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{screens.preview}</Button>
      <Dialog
        open={open}
        title={screens.preview}
        onClose={() => setOpen(false)}
        footer={
          make.data ? (
            <a className="button primary" href={make.data.url} target="_blank" rel="noreferrer">
              {screens.previewOpen}
            </a>
          ) : (
            <>
              <Button onClick={() => setOpen(false)}>{shell.cancel}</Button>
              <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
                {screens.previewMake}
              </Button>
            </>
          )
        }
      >
        <p className="mb-4 text-muted text-sm">{screens.previewText}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={screens.previewPath}
            hint={screens.previewPathHint}
            value={path}
            onChange={changed(setPath)}
          />
          <TextField
            type="datetime-local"
            label={screens.previewAt}
            hint={screens.previewAtHint}
            value={at}
            onChange={changed(setAt)}
          />
        </div>
        {make.error && (
          <div className="mt-4">
            <Failure error={make.error} />
          </div>
        )}
      </Dialog>
    </>
  );
}
