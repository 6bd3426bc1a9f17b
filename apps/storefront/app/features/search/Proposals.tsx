import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/search.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { searchPath } from './searchPath.ts';
import type { Suggestion, Suggestions } from './suggestions.slice.ts';

interface ProposalsProps {
  /** Null while too little is typed. */
  of: Suggestions | null;
  term: string;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** Suggestions for what is typed: terms, and products. */
export function Proposals({ of: shown, term, onLeave }: ProposalsProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const language = useAppSelector((state) => state.apiConfig.lang);
  const count = shown ? shown.terms.length + shown.products.length : 0;
  return (
    <div className="mx-auto grid max-w-4xl gap-8 lg:grid-cols-[1fr_2fr]">
      <p role="status" className="sr-only">
        {shown ? m.proposals({ count }) : ''}
      </p>
      {!shown && <p className="text-muted lg:col-span-2">{m.hint()}</p>}
      {shown && shown.terms.length > 0 && (
        <ul aria-label={m.terms()}>
          {shown.terms.map((proposal) => (
            <li key={proposal}>
              <Link
                to={link(searchPath(proposal, language))}
                onClick={onLeave}
                className="flex min-h-11 items-center gap-3 hover:text-accent"
              >
                <Icon name="search" className="size-4 text-muted" />
                {proposal}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shown && shown.products.length > 0 && (
        <ul aria-label={m.products()}>
          {shown.products.map((product) => (
            <li key={product.code}>
              <Link
                to={link(product.url)}
                onClick={onLeave}
                className="flex items-center gap-4 py-2 hover:text-accent"
              >
                <ProposedProduct product={product} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shown && count === 0 && <p className="text-muted lg:col-span-2">{m.noProposals({ text: term })}</p>}
    </div>
  );
}

function ProposedProduct({ product }: { product: Suggestion }) {
  return (
    <>
      {product.image && (
        <Picture
          src={product.image}
          alt=""
          width={160}
          height={160}
          most={160}
          sizes="3.5rem"
          className="size-14 rounded-control bg-sunken object-cover"
        />
      )}
      <span className="grow">
        <span className="block font-medium">{product.name}</span>
        <span className="block text-muted text-sm">{product.brand}</span>
      </span>
      <span className="tabular">{product.price}</span>
    </>
  );
}
