import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';

/** The sentence beside the box; its links open beside the checkout, so that nothing of it is lost. */
export function TermsLabel() {
  const m = useMessages();
  const link = useSiteLink();
  const page = (path: string, name: string) => (
    <a
      href={link(path)}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-2"
    >
      {name}
      <span className="sr-only"> ({m.checkout.newTab()})</span>
    </a>
  );
  return (
    <>
      {m.checkout.termsBefore()} {page('/content/terms', m.checkout.terms())} {m.checkout.termsBetween()}{' '}
      {page('/content/privacy', m.checkout.privacy())}.
    </>
  );
}
