import { useMessages } from '#app/platform/i18n/messages.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';

interface PerksTeaserProps {
  heading: string;
  text: string;
  rewards: { points: number; title: string }[];
  cta?: LinkTarget;
}

/** What points are worth, on a dark band. */
export function PerksTeaser({ heading, text, rewards, cta }: PerksTeaserProps) {
  const m = useMessages();
  return (
    <div className="grid gap-8 rounded-card bg-deep px-6 py-10 text-on-deep sm:px-10 lg:grid-cols-[2fr_3fr] lg:items-center lg:py-14">
      <div>
        <h2 className="font-display text-3xl leading-tight">{heading}</h2>
        <p className="mt-3 text-lg text-on-deep-muted">{text}</p>
        {cta && (
          <ContentLink to={cta.url} className={buttonClass('primary', 'mt-6')}>
            {cta.title}
          </ContentLink>
        )}
      </div>
      <ul className="grid gap-4 sm:gap-6 sm:grid-cols-3">
        {rewards.map(({ points, title }) => (
          <li key={points} className="max-sm:grid max-sm:grid-cols-[1fr_1fr] max-sm:items-baseline">
            <p className="tabular font-display text-3xl sm:text-4xl">
              {points}{' '}
              <span className="font-sans text-base text-on-deep-muted">{m.shell.points({ points })}</span>
            </p>
            <p className="text-on-deep-muted sm:mt-1">{title}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
