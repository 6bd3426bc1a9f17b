import type { SiteId } from '@crema/brands';

/** A session, as in its row. */
export interface Session {
  id: string;
  site: SiteId;
  kind: 'customer' | 'agent';
  /** Customer or member of staff. */
  subject: string;
  clientId: string;
  remembered: boolean;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt?: Date;
}

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'ended' | 'password' | 'reuse' | 'removed';

/** An issued pair of tokens. */
export interface Tokens {
  session: Session;
  accessToken: string;
  refreshToken: string;
  /** Lifetimes of the access token and the refresh token, in seconds from now. */
  expiresIn: number;
  refreshExpiresIn: number;
  scope: string;
  clientId: string;
  audience: string;
}

/** The browser of a log-in. */
export interface Device {
  userAgent: string;
  remember: boolean;
  ip: string;
  /** Its cookie from an earlier log-in. */
  known?: string;
  /** A value that only this call's repeats can compute, by which they find the log-in that it began. */
  proof?: string;
}
