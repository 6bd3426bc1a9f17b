import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';

/**
 * What is agreed to by pressing the button below. A purchase needs no box to tick; what comes again or commits to more asks for
 * its own. The links open in another tab, so that the checkout keeps what was typed.
 */
export function TermsNote({ id }: { id: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const page = (path: string, name: string) => (
    <a
      href={link(path)}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-2"
    >
      {name}
      <span className="sr-only"> ({m.newTab()})</span>
    </a>
  );
  return (
    <p id={id} className="mb-3 text-muted text-sm">
      {m.termsBefore()} {page('/content/terms', m.terms())} {m.termsBetween()}{' '}
      {page('/content/privacy', m.privacy())}.
    </p>
  );
}
