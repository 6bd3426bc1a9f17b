import { MerchantBadge } from '#app/ui/Badge.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { badgeOf } from '#app/ui/badge.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';
import { mediaUrl, pictureFit } from '../mediaUrl.ts';

export interface HeroBannerProps {
  image: string;
  /** Shown on phones instead, taller than wide. */
  imageTall?: string;
  imageAlt?: string;
  eyebrow?: string;
  /** `text||#foreground||#background`, or with the separator given. */
  badge?: string;
  badgeSeparator?: string;
  heading: string;
  text?: string;
  cta?: LinkTarget;
  secondaryCta?: LinkTarget;
  /** Whether it begins the page, so that its heading is the page's. */
  first?: boolean;
  /** Whether its picture is the page's first. */
  leads?: boolean;
}

/**
 * Size of a page's heading. On wide screens a longer one is smaller, or the text grows higher than the picture, which is
 * then cut at its sides.
 */
function sizeOf({ length }: string): string {
  if (length > 55) return 'text-5xl lg:text-3xl';
  return length > 24 ? 'text-5xl lg:text-3xl xl:text-4xl' : 'text-5xl';
}

/**
 * Picture and text side by side on wide screens. On phones the one that begins a page fills the width, picture first;
 * further down the text is first.
 */
export function HeroBanner({
  image,
  imageTall,
  imageAlt = '',
  eyebrow,
  badge,
  badgeSeparator,
  heading,
  text,
  cta,
  secondaryCta,
  first,
  leads,
}: HeroBannerProps) {
  const label = badgeOf(badge, badgeSeparator);
  const filling = first || imageTall;
  const Heading = first ? 'h1' : 'h2';
  const size = first ? sizeOf(heading) : 'text-4xl';
  return (
    <div
      className={`overflow-hidden rounded-card bg-sunken lg:grid lg:grid-cols-[5fr_7fr] lg:items-stretch ${filling ? 'max-sm:-mx-(--gutter) max-sm:flex max-sm:flex-col max-sm:rounded-none' : ''} ${first ? 'max-sm:-mt-4' : ''}`}
    >
      <div
        className={`flex flex-col justify-center gap-5 sm:p-10 xl:p-12 ${filling ? 'max-sm:order-1 max-sm:gap-4 max-sm:px-(--gutter) max-sm:pt-5 max-sm:pb-7' : 'p-6'}`}
      >
        {label && (
          <div>
            <MerchantBadge {...label} />
          </div>
        )}
        {eyebrow && <p className="font-semibold text-accent text-sm tracking-wide">{eyebrow}</p>}
        <Heading className={`font-display leading-[1.04] ${size}`}>{heading}</Heading>
        {text && <p className="max-w-[34rem] text-lg">{text}</p>}
        <div className="flex flex-wrap gap-3 pt-1">
          {cta && (
            <ContentLink to={cta.url} className={buttonClass('primary', 'xl:px-6 max-sm:px-4')}>
              {cta.title}
            </ContentLink>
          )}
          {secondaryCta && (
            <ContentLink to={secondaryCta.url} className={buttonClass('secondary', 'xl:px-6 max-sm:px-4')}>
              {secondaryCta.title}
            </ContentLink>
          )}
        </div>
      </div>
      <Picture
        src={mediaUrl(image)}
        alt={imageAlt}
        width={1600}
        height={1000}
        sizes="(min-width: 992px) 58vw, 100vw"
        eager={leads}
        portrait={imageTall && mediaUrl(imageTall)}
        className={`aspect-[8/5] h-full w-full ${imageTall ? 'max-sm:aspect-[5/6]' : ''} ${pictureFit(image)} lg:min-h-[30rem]`}
      />
    </div>
  );
}
