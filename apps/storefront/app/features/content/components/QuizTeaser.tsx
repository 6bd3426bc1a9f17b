import { buttonClass } from '#app/ui/Button.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';
import { mediaUrl } from '../mediaUrl.ts';

interface QuizTeaserProps {
  heading: string;
  text: string;
  image: string;
  cta?: LinkTarget;
}

/** Teaser with a link to a quiz. */
export function QuizTeaser({ heading, text, image, cta }: QuizTeaserProps) {
  return (
    <div className="grid items-center gap-6 overflow-hidden rounded-card bg-sunken sm:grid-cols-[2fr_3fr]">
      <Picture
        src={mediaUrl(image)}
        alt=""
        width={800}
        height={600}
        most={800}
        sizes="(min-width: 576px) 40vw, 92vw"
        className="aspect-[4/3] h-full w-full object-cover"
      />
      <div className="p-6 sm:p-10">
        <h2 className="font-display text-3xl leading-tight">{heading}</h2>
        <p className="mt-3 max-w-prose text-lg">{text}</p>
        {cta && (
          <ContentLink to={cta.url} className={buttonClass('primary', 'mt-6')}>
            {cta.title}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
