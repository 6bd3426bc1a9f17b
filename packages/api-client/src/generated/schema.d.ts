/** Types of the commerce API. Generated from /openapi.json by tools/contract. */
type Json = Record<string, unknown>;
type Site = { site: string };
interface Get<Path, Query, Body> {
  parameters: { query?: Query; header?: never; path: Path; cookie?: never };
  requestBody?: never;
  responses: { 200: { headers: Json; content: { 'application/json': Body } } };
}
export interface paths {
  '/rest/v2/{site}/cms/pages': {
    get: Get<Site, { lang?: string; pageType?: string; fields?: string; pageLabelOrId?: string; code?: string; cmsTicketId?: string }, Json>;
  };
  '/rest/v2/{site}/cms/siteConfig': { get: Get<Site, { pageLabelOrId?: string; lang?: string }, Json> };
  '/rest/v2/{site}/c/{code}': { get: Get<Site & { code: string }, Record<string, string>, Json> };
}
