import { useId } from 'react';
import { buttonClass } from '#app/ui/Button.tsx';

export interface NewsletterFormProps {
  heading: string;
  text: string;
  label: string;
  button: string;
  consent: string;
}

/**
 * The footer's sign-up as the server draws it. `newsletterForm.submit.ts` sends it and writes into it; the line below
 * keeps its height, so that nothing moves. With the method `dialog` a press before hydration does nothing.
 */
export default function NewsletterForm({ heading, text, label, button, consent }: NewsletterFormProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="max-w-prose">
      <h2 id={`${id}-heading`} className="footer-heading font-display text-2xl">
        {heading}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <form noValidate method="dialog" className="mt-4">
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <input
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
            id={`${id}-consent`}
            name="consent"
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>{consent}</span>
        </label>
        <button type="submit" className={buttonClass('primary', 'mt-1 mb-3')}>
          {button}
        </button>
        <p
          id={`${id}-said`}
          role="status"
          className="min-h-12 text-ink text-sm [form:has([aria-invalid])_&]:text-danger"
        />
      </form>
    </section>
  );
}
