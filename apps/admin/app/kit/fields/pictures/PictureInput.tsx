import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { uploadPicture } from '../../../api/changes.ts';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import type { WidgetProps } from '../schema.ts';
import { TextInput } from '../TextInputs.tsx';

/** The file name of a picture with the picture itself; a photo is chosen, or dropped on it. */
export function PictureInput(props: WidgetProps) {
  const { value, onChange, disabled, site } = props;
  const { screens } = useTexts();
  const file = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (photo: File) => uploadPicture(site.id, photo),
    onSuccess: ({ name }) => onChange(name),
  });
  const take = (photo: File | undefined): void => {
    if (photo && !disabled && !upload.isPending) upload.mutate(photo);
  };
  const name = typeof value === 'string' ? value : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button beside it.
    <div
      className="grid gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <div className="flex items-start gap-3">
        {name !== '' && (
          <img
            src={`/media/${encodeURIComponent(name)}?w=240`}
            alt=""
            className="size-20 shrink-0 rounded-control border border-line object-contain"
          />
        )}
        <div className="grid min-w-0 flex-1 gap-2">
          <TextInput {...props} />
          {!disabled && (
            <div className="flex flex-wrap items-center gap-2">
              <Button busy={upload.isPending} onClick={() => file.current?.click()}>
                {upload.isPending ? screens.pictureBusy : screens.picture}
              </Button>
              <span className="text-muted text-xs">{screens.pictureHint}</span>
            </div>
          )}
        </div>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={screens.picture}
        className="hidden"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {upload.error && <Failure error={upload.error} />}
    </div>
  );
}
