import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/consent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { hasGlobalPrivacyControl } from '#app/platform/session/consent.ts';
import { cookiesOf } from '#app/platform/session/cookieRegistry.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CATEGORIES, type Choice, choose, presentChoice } from './consent.thunks.ts';

const ALL: Choice = { c1: 1, c2: 1, c9: 1 };
const NONE: Choice = { c1: 0, c2: 0, c9: 0 };

/**
 * The choice of cookie categories, for the cookie page and the account's privacy page; begins with the present choice.
 */
export function ConsentPreferences() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [choice, setChoice] = useState<Choice>();
  const [saved, setSaved] = useState(false);
  const [signal, setSignal] = useState(false);
  // In the browser: the server does not know the choice.
  useEffect(() => {
    setChoice(dispatch(presentChoice()));
    setSignal(hasGlobalPrivacyControl());
  }, [dispatch]);
  const save = (next: Choice): void => {
    dispatch(choose(next));
    setChoice(dispatch(presentChoice()));
    setSaved(true);
  };
  const words = {
    c9: [m.functional(), m.functionalText()],
    c1: [m.analytics(), m.analyticsText()],
    c2: [m.targeting(), m.targetingText()],
  } as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) save(choice);
      }}
    >
      <fieldset className="grid gap-4">
        <legend className="sr-only">{m.legend()}</legend>
        {CATEGORIES.map((category) => (
          <Category
            key={category}
            title={words[category][0]}
            text={category === 'c2' && signal ? m.privacyControl() : words[category][1]}
            cookies={cookiesOf(category)}
            checked={choice?.[category] === 1}
            disabled={choice === undefined || (category === 'c2' && signal)}
            onChange={(checked) => {
              setSaved(false);
              setChoice((now) => now && { ...now, [category]: checked ? 1 : 0 });
            }}
          />
        ))}
        <Category title={m.necessary()} text={m.necessaryText()} cookies={cookiesOf('necessary')} />
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{m.save()}</Button>
        <Button look="secondary" onClick={() => save(ALL)}>
          {m.accept()}
        </Button>
        <Button look="secondary" onClick={() => save(NONE)}>
          {m.reject()}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-success">
        {saved && m.saved()}
      </p>
    </form>
  );
}

interface CategoryProps {
  title: string;
  text: string;
  cookies: readonly [string, unknown][];
  checked?: boolean;
  disabled?: boolean;
  /** Absent for categories that cannot be denied. */
  onChange?: (checked: boolean) => void;
}

function Category({ title, text, cookies, checked = true, disabled = true, onChange }: CategoryProps) {
  const m = useScreenMessages(texts);
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {title}
      </label>
      <p className="text-muted">{text}</p>
      <details className="mt-1 text-muted text-sm">
        <summary className="min-h-11 cursor-pointer py-3">{m.names()}</summary>
        <p className="break-words font-mono text-xs">{cookies.map(([name]) => name).join(', ')}</p>
      </details>
    </div>
  );
}
