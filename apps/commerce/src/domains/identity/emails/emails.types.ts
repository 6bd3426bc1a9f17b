/** Emails about an account: a link that proves who reads it, or news that its owner must have. */
export const ACCOUNT_EMAILS = [
  'reset',
  'logIn',
  'email',
  'removal',
  'duplicate',
  'passwordChanged',
  'emailChanged',
  'newDevice',
] as const;
export type AccountEmail = (typeof ACCOUNT_EMAILS)[number];

/** A log-in that an email is about. */
export interface LogInNews {
  /** `Firefox · Windows`; `UNKNOWN_DEVICE` if the browser does not say. */
  device: string;
  /** ISO 8601. */
  at: string;
}

/** The text of an email in one language. */
export interface EmailText {
  subject: string;
  paragraphs: readonly string[];
  /** Label of the button. */
  label: string;
  /** Why the reader gets it. */
  reason: string;
}
