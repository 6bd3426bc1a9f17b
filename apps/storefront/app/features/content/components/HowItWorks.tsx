import { buttonClass } from '#app/ui/Button.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';

interface HowItWorksProps {
  heading: string;
  text?: string;
  steps: { title: string; text: string }[];
  cta?: LinkTarget;
}

/** A few numbered steps on a dark band. */
export function HowItWorks({ heading, text, steps, cta }: HowItWorksProps) {
  return (
    <div className="rounded-card bg-deep px-6 py-10 text-on-deep sm:px-10 lg:grid lg:grid-cols-[2fr_3fr] lg:gap-12 lg:py-16 xl:px-14">
      <div>
        <h2 className="font-display text-3xl leading-tight">{heading}</h2>
        {text && <p className="mt-4 max-w-prose text-lg text-on-deep-muted">{text}</p>}
        {cta && (
          <ContentLink to={cta.url} className={buttonClass('primary', 'mt-6')}>
            {cta.title}
          </ContentLink>
        )}
      </div>
      <ol className="mt-8 grid gap-6 sm:gap-8 sm:grid-cols-3 lg:mt-0">
        {steps.map((step, index) => (
          <li key={step.title} className="max-sm:grid max-sm:grid-cols-[2rem_1fr]">
            <span
              aria-hidden="true"
              className="tabular font-display text-3xl text-on-deep-muted max-sm:leading-none"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-lg sm:mt-2">{step.title}</h3>
              <p className="mt-1 text-on-deep-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
