import type { OfficeRole } from '#platform/access/index.ts';
import type { Config } from '#platform/config/index.ts';
import type { AgentSession, Member, StaffRole } from './staff.types.ts';

/** Tries at one address from all networks; beyond them guessable codes are accepted on known devices only. */
export const TRIES = { most: 50, minutes: 60 } as const;
/** Lifetime of a set-up link in hours. */
export const LINK_HOURS = 24;
const MOST_LETTERS = 100;

/** Whether a second factor is one of a million: an authenticator's code, not a recovery code of fifty bits. */
export const isGuessable = (code: string): boolean => /^\d{6}$/.test(code.trim());

/** The network of an address, for counting: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const four = /(?<!\d)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(ip)?.[1];
  return four ?? ip.split(':').slice(0, 4).join(':');
}

/**
 * Whether a member may log in to the back office: set up and not disabled. A demo's sign-in is printed publicly, so it
 * works only while demo accounts are on.
 */
export function maySignIn(member: Member, { demoAccounts }: Pick<Config, 'demoAccounts'>): boolean {
  return !member.disabledAt && member.password !== undefined && (demoAccounts || !member.demo);
}

/** Whether a member may also sign in as an agent, who acts for customers. */
export const mayServe = (member: Member, config: Pick<Config, 'demoAccounts'>): boolean =>
  member.role === 'agent' && maySignIn(member, config);

/** What the back office calls a role. */
export const officeRoleOf = (role: StaffRole): OfficeRole => (role === 'agent' ? 'service' : role);

/** The role that an operator names: `service` is `agent`. */
export const roleNamed = (text: string | undefined, roles: readonly StaffRole[]): StaffRole | undefined =>
  text === 'service' ? 'agent' : roles.find((role) => role === text);

/** When acting for a customer ends: after the timer, and never after its log-in. */
export function endOfSession(signIn: AgentSession, seconds: number, now: Date): Date {
  return new Date(Math.min(now.getTime() + seconds * 1000, signIn.expiresAt.getTime()));
}

/** A recovery code in the form in which it was issued, however it was typed. */
export function tidyRecoveryCode(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** The first five words of an agent's search; undefined if they have fewer than two characters in all. */
export function searchTerms(text: string): string[] | undefined {
  const terms = text.slice(0, MOST_LETTERS).trim().split(/\s+/).filter(Boolean);
  return terms.join('').length >= 2 ? terms.slice(0, 5) : undefined;
}

/** Whether an agent's search is the number of an order, in whatever case. */
export const isOrderNumber = (text: string): boolean => /^c[0-9a-z]{10}$/i.test(text);
