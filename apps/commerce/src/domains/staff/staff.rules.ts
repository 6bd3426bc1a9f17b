import type { AgentSession, Member } from './staff.types.ts';

/** Tries of one address from wherever; after them what can be guessed is looked at on known devices only. */
export const TRIES = { most: 50, minutes: 60 } as const;
/** Hours that a set-up link is good for. */
export const LINK_HOURS = 24;
const MOST_LETTERS = 100;

/** Whether a second factor is one of a million: an authenticator's, not a recovery code of fifty bits. */
export const isGuessable = (code: string): boolean => /^\d{6}$/.test(code.trim());

/** The network of an address, for counting: /24 of IPv4, /64 of IPv6. */
export function networkOf(ip: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  return four ?? ip.split(':').slice(0, 4).join(':');
}

/**
 * Whether somebody may sign in as an agent at all: one who was set up and not sent away. A demo's sign-in is printed for
 * everybody to read, so it opens nothing where a real database is.
 */
export function mayServe(member: Member, isRealShop: boolean): boolean {
  return (
    member.role === 'agent' &&
    !member.disabledAt &&
    member.password !== undefined &&
    !(member.demo && isRealShop)
  );
}

/** When acting for a customer ends: after the timer, and never after the log-in it belongs to. */
export function endOfSession(signIn: AgentSession, seconds: number, now: Date): Date {
  return new Date(Math.min(now.getTime() + seconds * 1000, signIn.expiresAt.getTime()));
}

/** A recovery code as it was given out, however it was typed. */
export function tidyRecoveryCode(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What an agent looks for, without what would match everything; undefined when it is too little to look for. */
export function searchTerms(text: string): string[] | undefined {
  const terms = text.slice(0, MOST_LETTERS).trim().split(/\s+/).filter(Boolean);
  return terms.join('').length >= 2 ? terms.slice(0, 5) : undefined;
}
