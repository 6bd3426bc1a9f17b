import { type Access, NOBO_SCOPES, type NoboScope } from '#platform/access/index.ts';

/** The scopes of a link in a fixed order, each once. */
export function tidyScopes(scopes: readonly NoboScope[]): NoboScope[] {
  return NOBO_SCOPES.filter((scope) => scopes.includes(scope));
}

/** OAuth's `scope` of a link's token. */
export function scopeText(scopes: readonly NoboScope[]): string {
  return scopes.map((scope) => `nobo:${scope}`).join(' ');
}

/** Whether a link allows an operation only once. */
export function isSingleUse(access: Access | undefined): boolean {
  return access?.grants.includes('nobo:cancel') === true;
}
