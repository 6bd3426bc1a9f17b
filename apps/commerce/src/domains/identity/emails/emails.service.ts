import { randomUUID } from 'node:crypto';
import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import type { Email, NewEmail } from '#platform/outbox/index.ts';
import { digest } from '../tokens/secrets.rules.ts';
import { composeAccountEmail } from './account.emails.ts';
import type { EmailsDeps } from './emails.deps.ts';
import { ACCOUNT_EMAILS, type AccountEmail, type LogInNews } from './emails.types.ts';

/** Lifetime of mailed links in minutes. */
const MINUTES = { reset: 60, logIn: 10, email: 60, removal: 60 } as const;
const EXPIRES_AFTER: Partial<Record<AccountEmail, number>> = MINUTES;

/** Data of an email. It holds no token: the link is made when the email is composed. */
interface EmailData {
  /** The account whose address this one is to become. */
  customerId?: string;
  /** When that was requested. */
  askedAt?: string;
  /** The log-in that the email is about. */
  logIn?: LogInNews;
}

/** A job queued by a version before the outbox. */
type EmailJob = EmailData & Pick<NewEmail, 'id' | 'site' | 'language' | 'email'> & { kind: AccountEmail };

/** Emails about accounts: written in the transaction that causes them, composed when they are sent. */
export function accountEmails(deps: EmailsDeps) {
  const { jobs, outbox } = deps.platform;
  for (const kind of ACCOUNT_EMAILS) {
    outbox.texts.describe(`account.${kind}`, (site, language) => [
      composeAccountEmail(
        {
          ...{ id: 'sample', kind, site, language, to: 'ada@example.com', token: 'sample' },
          logIn: { device: 'Firefox · Windows', at: '2027-03-01T15:00:00Z' },
        },
        deps.platform.config,
      ),
    ]);
    outbox.define<EmailData>(`account.${kind}`, (_data, email) => compose(deps, kind, email));
  }
  jobs.define<EmailJob>('identity.letter', async ({ id, kind, site, language, email, ...data }) => {
    const { customerId } = data;
    await outbox.write({ id, kind: `account.${kind}`, site, language, email, customerId, data });
  });
  return bindAll(deps, { write, writeDuplicate, writeLogInLink });
}

export type AccountEmails = ReturnType<typeof accountEmails>;

/**
 * Writes an email, in the running transaction if there is one.
 *
 * @param once at most one to this address within the lifetime of a log-in link.
 */
async function write(
  { platform: { clock, outbox } }: EmailsDeps,
  { site, language }: SiteContext,
  kind: AccountEmail,
  email: string,
  { customerId, logIn, once }: { customerId?: string; logIn?: LogInNews; once?: boolean } = {},
): Promise<void> {
  const now = clock.now();
  const slot = Math.floor(now.getTime() / (MINUTES.logIn * 60_000));
  const one = once ? `${slot}-${digest(`${site.id} ${email.toLowerCase()}`)}` : randomUUID();
  const minutes = EXPIRES_AFTER[kind];
  const written: NewEmail<EmailData> = {
    id: `account-${kind}-${once ? '' : `${now.getTime()}-`}${one}`,
    kind: `account.${kind}`,
    ...{ site: site.id, language, email, customerId },
    data: {
      ...(customerId ? { customerId, askedAt: now.toISOString() } : {}),
      ...(logIn ? { logIn } : {}),
    },
    ...(minutes ? { expiresAt: new Date(now.getTime() + minutes * 60_000) } : {}),
  };
  await outbox.write(written);
}

/** Notifies the owner of an address that somebody tried to create an account with it. */
async function writeDuplicate(deps: EmailsDeps, ctx: SiteContext, email: string): Promise<void> {
  if (await deps.limits.mayEmail(ctx.site.id, 'duplicate', email)) await write(deps, ctx, 'duplicate', email);
}

/** Mails a link to log in, at most one within its lifetime. */
async function writeLogInLink(deps: EmailsDeps, ctx: SiteContext, email: string): Promise<void> {
  const address = checkEmail(email);
  if (address) await write(deps, ctx, 'logIn', address, { once: true });
}

/** Composes an email, with a new link if it has one; `undefined` if nothing is to be sent. */
async function compose(
  { platform: { config }, customers, links }: EmailsDeps,
  kind: AccountEmail,
  { id, site, language, email, data }: Email<EmailData>,
): Promise<MailMessage | undefined> {
  const message = (token?: string) =>
    composeAccountEmail({ id, kind, site, language, to: email, token, logIn: data.logIn }, config);
  const reader = await customers.byEmail(site, email);
  if (kind === 'email') {
    // The address of another account gets nothing; its owner is only notified of tries to use it.
    const { customerId, askedAt = '' } = data;
    if (!customerId || (reader && reader.id !== customerId)) return undefined;
    return message(await links.issue(kind, { site, customerId, payload: { email, askedAt } }, MINUTES.email));
  }
  if (kind === 'reset' || kind === 'logIn' || kind === 'removal') {
    // An address without an account gets nothing, which the requester does not learn.
    return reader && message(await links.issue(kind, { site, customerId: reader.id }, MINUTES[kind]));
  }
  return message();
}
