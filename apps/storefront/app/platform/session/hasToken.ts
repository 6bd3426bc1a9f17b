/** The user-key entry of a site: who is logged in there, and where the token is. */
export const userKey = (site: string): string => `crema.user::${site}`;

/** Whether somebody is logged in to a site here, as far as can be said without fetching what knows about tokens. */
export function hasToken(site: string): boolean {
  try {
    return localStorage.getItem(userKey(site)) !== null;
  } catch {
    // Storage is blocked: nobody can be logged in.
    return false;
  }
}
