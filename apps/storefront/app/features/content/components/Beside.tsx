import { Picture } from '#app/ui/Picture.tsx';
import { mediaUrl, pictureFit } from '../mediaUrl.ts';
import { RichText } from './RichText.tsx';

interface BesideProps {
  image: string;
  imageAlt?: string;
  heading: string;
  html: string;
}

/** A story that stands beside what somebody does: its picture on top, cut to the column. */
export function Beside({ image, imageAlt = '', heading, html }: BesideProps) {
  return (
    <div className="overflow-hidden rounded-card bg-sunken">
      <Picture
        src={mediaUrl(image)}
        alt={imageAlt}
        width={800}
        height={800}
        least={480}
        most={1200}
        sizes="(min-width: 992px) 38vw, 1px"
        className={`aspect-square w-full ${pictureFit(image)}`}
      />
      <div className="p-8">
        <h2 className="font-display text-2xl leading-tight">{heading}</h2>
        <div className="mt-3 text-muted">
          <RichText html={html} />
        </div>
      </div>
    </div>
  );
}
