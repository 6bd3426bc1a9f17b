/** Seconds in which a repeat of the call that used a refresh token gets the same answer. */
export const REPEAT_SECONDS = 60;

/** A refresh token of a call. */
export interface ShownToken {
  /** Whether its session has neither ended nor expired. */
  isOpen: boolean;
  usedAt?: Date;
  /** Hash of the key of the call that used it. */
  usedWith?: string;
}

/**
 * What to do with a refresh token. `rotate`: use it now. `repeat`: answer again the call that used it, whose answer was
 * lost. `revoke`: end the session, because two parties hold the token and one of them did not log in. `refuse`: the
 * session is over.
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
