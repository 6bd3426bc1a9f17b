import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/bundle.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { Bundle } from './bundle.slice.ts';

export interface BundleContentsProps {
  bundle: Bundle;
}

/** The parts of a bundle, each linked to its page, and what they contain in total. */
export default function BundleContents({ bundle: { parts, contents } }: BundleContentsProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <section className="mt-6">
      <h2 className="pb-2 font-semibold text-sm">{m.inside()}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {parts.map((part) => (
          <li key={part.code} className="flex items-center gap-4 py-2">
            {part.image && (
              <Picture
                src={part.image}
                alt=""
                width={160}
                height={160}
                most={160}
                sizes="3.5rem"
                className="size-14 rounded-control bg-sunken object-cover"
              />
            )}
            <Link to={link(part.url)} className="grow py-1 hover:text-accent">
              {part.name}
              <span className="block text-muted text-sm">{part.details}</span>
            </Link>
            <span className="tabular text-muted">× {part.qty}</span>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-sm">{contents}</p>
    </section>
  );
}
