import type { SiteId } from '@crema/brands';

/** A log-in, as its row has it. */
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
  /** Seconds that the access token and the refresh token are good for from now. */
  expiresIn: number;
  refreshExpiresIn: number;
  scope: string;
  clientId: string;
  audience: string;
}

/** The browser that logs in. */
export interface Device {
  userAgent: string;
  remember: boolean;
  ip: string;
  /** Its cookie of an earlier log-in. */
  known?: string;
}
