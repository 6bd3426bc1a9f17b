import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { isWebAddress } from './webAddress.ts';

interface ContentLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
  /** It stands in a `LinkArea`, which follows it. */
  plain?: boolean;
}

/**
 * A link from content. Inside the shop it keeps site and language; web, mail and telephone addresses stay as they are.
 * Anything else is not made a link. Pages know all routes, so none has to be discovered.
 */
export function ContentLink({ to, className, children, onClick, plain }: ContentLinkProps) {
  const link = useSiteLink();
  if (!to.startsWith('/')) {
    if (!isWebAddress(to) && !/^(?:mailto|tel):/.test(to))
      return <span className={className}>{children}</span>;
    return (
      <a href={to} className={className} rel="noopener" onClick={onClick}>
        {children}
      </a>
    );
  }
  if (plain)
    return (
      <a href={link(to)} className={className} onClick={onClick}>
        {children}
      </a>
    );
  return (
    <Link to={link(to)} className={className} onClick={onClick} prefetch="intent" discover="none">
      {children}
    </Link>
  );
}
