import { Icon } from '#app/ui/Icon.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { iconOf } from '../icons.ts';

interface ShortcutsProps {
  heading?: string;
  items: { icon: string; title: string; text: string; url: string }[];
}

/** What people mostly come for, each a link to where it is done. */
export function Shortcuts({ heading, items }: ShortcutsProps) {
  return (
    <>
      {heading && <h2 className="pb-5 font-display text-2xl leading-tight">{heading}</h2>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {items.map(({ icon, title, text, url }) => (
          <li key={url}>
            <ContentLink
              to={url}
              className="group flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 hover:border-ink"
            >
              <MoreIcon name={iconOf(icon)} className="mt-0.5 size-6 text-accent" />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:text-accent">{title}</span>
                <span className="mt-0.5 block text-muted text-sm">{text}</span>
              </span>
              <Icon name="chevron-right" className="mt-1 size-4 text-muted" />
            </ContentLink>
          </li>
        ))}
      </ul>
    </>
  );
}
