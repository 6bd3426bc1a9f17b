import { useMessages } from '#app/platform/i18n/messages.tsx';

/** For keyboards: past the header, to the page's own content. */
export function SkipLink() {
  const m = useMessages();
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:px-4 focus:py-3"
    >
      {m.shell.skip()}
    </a>
  );
}
