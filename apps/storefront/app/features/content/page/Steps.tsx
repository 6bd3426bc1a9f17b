import { buttonClass } from '#app/ui/Button.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';
import { mediaUrl, pictureFit } from '../mediaUrl.ts';

interface StepsProps {
  heading: string;
  text?: string;
  steps: { title: string; text: string; image?: string; imageAlt?: string }[];
  cta?: LinkTarget;
}

/** What to do, one step after the other, each with a picture if it has one. */
export function Steps({ heading, text, steps, cta }: StepsProps) {
  const isPictured = steps.some(({ image }) => image);
  const columns = steps.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 xl:grid-cols-4';
  return (
    <>
      <h2 className="font-display text-2xl leading-tight">{heading}</h2>
      {text && <p className="mt-3 max-w-prose text-lg">{text}</p>}
      <ol className={`mt-6 grid gap-x-grid gap-y-6 ${columns}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={isPictured ? 'grid grid-cols-[6rem_1fr] gap-4 md:block' : 'border-line border-t pt-4'}
          >
            {step.image && (
              <Picture
                src={mediaUrl(step.image)}
                alt={step.imageAlt ?? ''}
                width={480}
                height={480}
                most={640}
                sizes="(min-width: 768px) 24vw, 6rem"
                className={`aspect-square w-full rounded-card bg-sunken ${pictureFit(step.image)}`}
              />
            )}
            <div className={isPictured ? 'md:mt-4' : ''}>
              <h3 className="flex items-baseline gap-2 font-semibold text-lg leading-snug">
                <span aria-hidden="true" className="tabular font-display text-accent text-xl">
                  {index + 1}
                </span>
                {step.title}
              </h3>
              <p className="mt-1 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {cta && (
        <ContentLink to={cta.url} className={buttonClass('secondary', 'mt-6')}>
          {cta.title}
        </ContentLink>
      )}
    </>
  );
}
