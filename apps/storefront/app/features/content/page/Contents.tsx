import texts from '#app/platform/i18n/generated/screens/contentPage.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Anchor } from './layout.rules.ts';

/** The headings of a long page, each a link to its part. */
export function Contents({ anchors }: { anchors: readonly Anchor[] }) {
  const m = useScreenMessages(texts);
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start">
      <h2 id="contents" className="font-semibold text-sm">
        {m.contents()}
      </h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-6 border-line border-y py-1 sm:grid-cols-3 lg:grid-cols-1 lg:border-b-0">
        {anchors.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 text-muted leading-snug underline-offset-4 hover:text-accent hover:underline lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
