import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { lengthOf, PASSWORD_LENGTH, type Strength, strengthOf } from './strength.rules.ts';

interface PasswordFieldProps {
  name?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Whether a password is chosen: shows the rules and its strength. */
  isNew?: boolean;
}

/** A password that can be shown; password managers find it by its `autocomplete`. */
export function PasswordField({
  name = 'password',
  label,
  value,
  onChange,
  error,
  isNew,
}: PasswordFieldProps) {
  const m = useScreenMessages(texts);
  const [shown, setShown] = useState(false);
  return (
    <div>
      <div className="relative">
        <TextField
          label={label}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={error}
          hint={isNew ? m.passwordHint() : undefined}
          className="pr-12"
        />
        <button
          type="button"
          aria-label={shown ? m.hide() : m.show()}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute top-6 right-0 inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <MoreIcon name={shown ? 'eye-off' : 'eye'} className="size-5" />
        </button>
      </div>
      {isNew && <StrengthHint password={value} />}
    </div>
  );
}

const NONE = { bars: 0, tone: '' };
const LEVELS: Record<Strength, { bars: number; tone: string }> = {
  short: { bars: 1, tone: 'bg-line' },
  weak: { bars: 2, tone: 'bg-warning' },
  fair: { bars: 3, tone: 'bg-success' },
  strong: { bars: 4, tone: 'bg-success' },
};

/** Rendered from the start, empty, so that nothing below moves at the first keystroke. */
function StrengthHint({ password }: { password: string }) {
  const m = useScreenMessages(texts);
  const strength = strengthOf(password);
  const { bars, tone } = password === '' ? NONE : LEVELS[strength];
  const words = {
    short: m.toGo({ count: PASSWORD_LENGTH.least - lengthOf(password) }),
    weak: m.weak(),
    fair: m.fair(),
    strong: m.strong(),
  };
  return (
    <div className="mt-2 flex min-h-6 items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`h-1 flex-1 rounded-full ${step <= bars ? tone : 'bg-sunken'}`} />
        ))}
      </span>
      <span role="status" className="text-muted text-sm">
        {password !== '' && words[strength]}
      </span>
    </div>
  );
}
