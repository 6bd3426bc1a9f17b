import type { Language, SiteId } from '@crema/brands';
import type { MailMessage } from '#platform/mail/index.ts';

/** A mail to be sent once. */
export interface NewEmail<Data extends object = object> {
  /** The same for the same mail: written twice, it is sent once. Becomes its Message-ID. */
  id: string;
  /** Kind, which has a composer. */
  kind: string;
  site: SiteId;
  language: Language;
  /** Recipient. */
  email: string;
  /** The customer, if known. */
  customerId?: string | undefined;
  /** Data for the composer, kept for 30 days after the mail is sent: no tokens, no passwords. */
  data: Data;
  /** Not sent any more after this instant, because what it offers has ended. */
  expiresAt?: Date;
}

/** A stored mail, as its composer receives it. */
export interface Email<Data extends object = object> extends NewEmail<Data> {
  createdAt: Date;
}

/** Composes one mail; `undefined` when there is nothing to say any more. */
export type Compose<Data extends object> = (
  data: Data,
  email: Email<Data>,
) => Promise<MailMessage | undefined> | MailMessage | undefined;

/** Composes many mails with few statements, by id; missing ones have nothing to say any more. */
export type ComposeAll<Data extends object> = (
  emails: readonly Email<Data>[],
) => Promise<Map<string, MailMessage>>;

/** A claimed row. */
export interface ClaimedEmail extends Email {
  attempts: number;
  unconfirmed: number;
  retryUntil: Date;
}

/** A mail as an operator sees it. */
export interface EmailRecord {
  id: string;
  number: number;
  kind: string;
  site: string;
  language: string;
  email: string;
  createdAt: Date;
  nextAttemptAt: Date;
  expiresAt: Date | undefined;
  attempts: number;
  lastError: string | undefined;
  sentAt: Date | undefined;
  skippedAt: Date | undefined;
  deadAt: Date | undefined;
}

export type EmailState = 'waiting' | 'dead' | 'sent';

/** Metrics of the outbox. */
export interface OutboxCounts {
  waiting: number;
  /** Waiting after at least one failed attempt. */
  failing: number;
  dead: number;
  /** Seconds since the oldest waiting mail was written. */
  oldestSeconds: number;
}
