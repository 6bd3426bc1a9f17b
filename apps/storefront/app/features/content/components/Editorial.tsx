import { buttonClass } from '#app/ui/Button.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';
import { mediaUrl, pictureFit } from '../mediaUrl.ts';
import { RichText } from './RichText.tsx';

interface EditorialProps {
  image: string;
  imageAlt?: string;
  imageSide?: 'left' | 'right';
  heading: string;
  html: string;
  cta?: LinkTarget;
  /** Whether its picture is the page's first. */
  leads?: boolean;
}

/** A short story beside a picture. */
export function Editorial({
  image,
  imageAlt = '',
  imageSide = 'left',
  heading,
  html,
  cta,
  leads,
}: EditorialProps) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <Picture
        src={mediaUrl(image)}
        alt={imageAlt}
        width={1200}
        height={900}
        most={1200}
        sizes="(min-width: 992px) 46vw, 92vw"
        eager={leads}
        className={`aspect-[4/3] w-full rounded-card bg-sunken ${pictureFit(image)} ${imageSide === 'right' ? 'lg:order-last' : ''}`}
      />
      <div>
        <h2 className="font-display text-4xl leading-[1.08]">{heading}</h2>
        <div className="mt-5 text-lg">
          <RichText html={html} />
        </div>
        {cta && (
          <ContentLink to={cta.url} className={buttonClass('secondary', 'mt-6')}>
            {cta.title}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
