import { checkEmail } from '#platform/mail/address.ts';

export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;
const LONGEST_NAME = 40;
/** Seconds in which a repeat of the call that used a refresh token gets that call's answer. */
export const REPEAT_SECONDS = 60;

export interface SignUpInput {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Joins the perks programme at once. */
  perksOptIn?: boolean;
}

/** What can be wrong with a field of an account, each with a message in every language. */
export type FieldProblem = 'email' | 'name' | 'passwordLength' | 'passwordKnown';

export interface Problem {
  subject: string;
  problem: FieldProblem;
}

const tidyName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** An account as it is kept, or what is wrong with each field. @param isKnown whether a password is in the list of breached ones */
export function checkSignUp(
  { email, password, firstName, lastName }: SignUpInput,
  isKnown: (password: string) => boolean,
): { account: SignUpInput } | { problems: Problem[] } {
  const address = checkEmail(email);
  const account = {
    email: address ?? '',
    password,
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
  };
  const problems: Problem[] = [];
  for (const subject of ['firstName', 'lastName'] as const) {
    if (!isName(account[subject])) problems.push({ subject, problem: 'name' });
  }
  if (!address) problems.push({ subject: 'email', problem: 'email' });
  const wrong = passwordProblem(password, isKnown);
  if (wrong) problems.push({ subject: 'password', problem: wrong });
  return problems.length > 0 ? { problems } : { account };
}

/** A name as people have them: 1 to 40 characters. */
export function isName(name: string): boolean {
  const { length } = [...name];
  return length >= 1 && length <= LONGEST_NAME;
}

/** What speaks against a password; no rule about what it is made of (NIST SP 800-63B). */
export function passwordProblem(
  password: string,
  isKnown: (password: string) => boolean,
): 'passwordLength' | 'passwordKnown' | undefined {
  const { length } = [...password.normalize('NFC')];
  if (length < PASSWORD_LENGTH.least || length > PASSWORD_LENGTH.most) return 'passwordLength';
  return isKnown(password) ? 'passwordKnown' : undefined;
}

/** What is known of a refresh token that somebody shows. */
export interface ShownToken {
  /** Its session lasts. */
  isOpen: boolean;
  usedAt?: Date;
  /** Hash of the key that it was used with. */
  usedWith?: string;
}

/**
 * What showing a refresh token comes to. `rotate`: it is used now. `repeat`: the call that used it is asked again, whose
 * answer was lost. `revoke`: two hold it, and one of them is not who logged in. `refuse`: its session is over.
 */
export function decideRefresh(
  { isOpen, usedAt, usedWith }: ShownToken,
  key: string | undefined,
  now: Date,
): 'rotate' | 'repeat' | 'revoke' | 'refuse' {
  if (!isOpen) return 'refuse';
  if (!usedAt) return 'rotate';
  const recent = now.getTime() - usedAt.getTime() <= REPEAT_SECONDS * 1000;
  return recent && key !== undefined && key === usedWith ? 'repeat' : 'revoke';
}

/** What a device is kept as that does not say what it is. */
export const UNKNOWN_DEVICE = 'Other';

/** `Firefox · Windows`, from the browser's name for itself: what its owner knows it by. */
export function deviceName(userAgent: string): string {
  const first = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = first(BROWSERS);
  const system = first(SYSTEMS);
  return browser && system ? `${browser} · ${system}` : (browser ?? system ?? UNKNOWN_DEVICE);
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
