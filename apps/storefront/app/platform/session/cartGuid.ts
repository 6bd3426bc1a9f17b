const KEY = 'cartGuid';

/** The visitor's cart in this tab's session storage; undefined before the first add. */
export function readCartGuid(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

export function writeCartGuid(guid: string | undefined): void {
  if (guid === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, guid);
}
