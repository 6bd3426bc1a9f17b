import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** A link that is shown once, to be handed over. */
export function OneTimeLink({ email, link }: { email: string; link: string }) {
  const { staff } = useTexts();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(staff.copied);
    } catch {
      setSaid(staff.copyFailed);
    }
  };
  return (
    <div className="grid gap-3">
      <p>{fill(staff.linkText, { email })}</p>
      <TextField
        label={staff.link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        onChange={() => {}}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {staff.copy}
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}
