/** Key in session storage of the wish to join of somebody who had to log in first: when it was said, in ms since 1970. */
const KEY = 'perksJoin';
/** Milliseconds that it is good for: as long as making an account may take. */
const GOOD_FOR = 30 * 60_000;

/** Keeps that this visitor has ticked the box, while an account is made. */
export function keepWish(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
}

/** Whether the box was ticked a short while ago; answered once. */
export function takeWish(): boolean {
  const said = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
  sessionStorage.removeItem(KEY);
  const age = Date.now() - said;
  return age >= 0 && age < GOOD_FOR;
}
