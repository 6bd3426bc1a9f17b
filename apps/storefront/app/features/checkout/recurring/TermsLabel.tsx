import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';

/** Label of the terms' checkbox. Its links open in another tab, so that the checkout keeps what was typed. */
export function TermsLabel() {
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
    <>
      {m.termsBefore()} {page('/content/terms', m.terms())} {m.termsBetween()}{' '}
      {page('/content/privacy', m.privacy())}.
    </>
  );
}
