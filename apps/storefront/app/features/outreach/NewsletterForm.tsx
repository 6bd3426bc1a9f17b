import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';

interface NewsletterFormProps {
  heading: string;
  text: string;
  label: string;
  button: string;
  consent: string;
}

interface Said {
  text: string;
  wrong?: 'email' | 'consent';
}

/**
 * The footer's sign-up. The code that sends it is loaded with the first press; the line below keeps its height, so that
 * nothing moves. With the method `dialog` a press before hydration does nothing.
 */
export function NewsletterForm({ heading, text, label, button, consent }: NewsletterFormProps) {
  const id = useId();
  const m = useMessages();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const outcome = await import('./newsletterForm.submit.ts')
      .then(({ sendNewsletterForm }) => dispatch(sendNewsletterForm(new FormData(form))))
      .catch((): Said => ({ text: m.shell.sendFailed() }));
    setBusy(false);
    setSaid(outcome);
    const field = outcome.wrong && form.elements.namedItem(outcome.wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const wrong = (name: Said['wrong']) =>
    said?.wrong === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-said` } : {};
  return (
    <section aria-labelledby={`${id}-heading`} className="max-w-prose">
      <h2 id={`${id}-heading`} className="footer-heading font-display text-2xl">
        {heading}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <form noValidate method="dialog" className="mt-4" onSubmit={(event) => void submit(event)}>
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <input
          {...wrong('email')}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          className="block min-h-11 w-full rounded-control border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-danger"
        />
        <label
          htmlFor={`${id}-consent`}
          className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm"
        >
          <input
            {...wrong('consent')}
            id={`${id}-consent`}
            name="consent"
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>{consent}</span>
        </label>
        <Button type="submit" busy={busy} className="mt-1 mb-3">
          {button}
        </Button>
        <p
          id={`${id}-said`}
          role="status"
          className={`min-h-12 text-sm ${said?.wrong ? 'text-danger' : 'text-ink'}`}
        >
          {said?.text}
        </p>
      </form>
    </section>
  );
}
