import { useAppSelector } from '#app/platform/store/hooks.ts';

/** What an address keeps when a form replaces its query: the choice so far, and the site and preview of the visit. */
export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  const { siteOverride, brand, cmsTicketId } = useAppSelector((state) => state.apiConfig);
  const all = {
    ...fields,
    ...(siteOverride && { site: brand }),
    ...(cmsTicketId && { cmsTicketId }),
  };
  return Object.entries(all).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
