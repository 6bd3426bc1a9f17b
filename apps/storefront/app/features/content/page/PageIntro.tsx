import { Picture } from '#app/ui/Picture.tsx';
import { mediaUrl, pictureFit } from '../mediaUrl.ts';

interface PageIntroProps {
  heading: string;
  text?: string;
  image?: string;
  imageAlt?: string;
  /** Whether its picture is the page's first. */
  leads?: boolean;
}

/** The head of a content page: its title, what it is about in a sentence or two, and a picture. */
export function PageIntro({ heading, text, image, imageAlt = '', leads }: PageIntroProps) {
  return (
    <div
      className={`grid items-center gap-6 ${image ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16' : ''}`}
    >
      <div>
        <h1 className="font-display text-4xl leading-tight">{heading}</h1>
        {text && <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>}
      </div>
      {image && (
        <Picture
          src={mediaUrl(image)}
          alt={imageAlt}
          width={1200}
          height={750}
          most={1200}
          sizes="(min-width: 992px) 44vw, 94vw"
          eager={leads}
          className={`aspect-[8/5] w-full rounded-card bg-sunken ${pictureFit(image)}`}
        />
      )}
    </div>
  );
}
