import type { Resource, Row } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { pathOf } from '../../preview/pathOf.ts';
import { CouponPool } from './CouponPool.tsx';
import { PreviewButton } from './PreviewButton.tsx';

/** Content, whose schedule can be seen before its time. */
const PREVIEWED = new Set(['components', 'pages']);

/** What can be done with a row beside its form, where the resource has that and the role may. */
export function RowActions({ resource, row }: { resource: Resource; row: Row }) {
  const { may } = useSession();
  if (PREVIEWED.has(resource.name) && may(OPERATIONS.preview))
    return <PreviewButton path={resource.name === 'pages' ? pathOf(String(row.state.label)) : '/'} />;
  if (resource.name === 'coupons' && may('adminMakeCouponPool')) return <CouponPool row={row} />;
  if (resource.name === 'prices' && may(OPERATIONS.why)) return <WhyLink code={row.key} />;
  return null;
}

function WhyLink({ code }: { code: string }) {
  const { why } = useTexts();
  const site = useSite();
  return <LinkButton to={`/${site.id}/why?product=${encodeURIComponent(code)}`}>{why.title}</LinkButton>;
}
