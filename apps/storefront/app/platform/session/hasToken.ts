/** Storage key of a site's user entry: the customer, and where the token is stored. */
export const userKey = (site: string): string => `crema.user::${site}`;

/** Whether a customer is logged in to a site here, as far as can be told without loading the code for tokens. */
export function hasToken(site: string): boolean {
  try {
    return localStorage.getItem(userKey(site)) !== null;
  } catch {
    // Storage is blocked, so nobody can be logged in.
    return false;
  }
}
