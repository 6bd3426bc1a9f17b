import { parseStripe, type StripeAccounts } from './stripe.ts';
import type { Environment } from './variables.ts';

/** A provider that the shop may take payments with; none: the checkout says that payment is not set up. */
export type PaymentsChoice = 'test' | 'stripe' | 'none';

const CHOICES: readonly PaymentsChoice[] = ['test', 'stripe', 'none'];

interface RealShop extends StripeAccounts {
  payments: PaymentsChoice;
}

/** Not a problem by itself; listed only together with other problems. */
const NO_PAYMENTS =
  'PAYMENTS is not set, which is allowed: the checkout then says that payment is not set up. ' +
  'PAYMENTS=test takes test cards, and money from nobody; PAYMENTS=stripe takes real ones.';

/**
 * Settings that a shop on PostgreSQL must have: how mails are sent, which hosts are its own, which provider takes payments.
 * A demo (`SEED=demo`) needs no mail server and no hosts. On the embedded database the test gateway is the default.
 *
 * @param problems gets one sentence for each thing that is missing or wrong, each with how to set it.
 */
export function parseRealShop(env: Environment, problems: string[]): RealShop {
  const chosen = CHOICES.find((choice) => choice === env.PAYMENTS);
  if (env.PAYMENTS && !chosen) problems.push(`PAYMENTS is ${CHOICES.join(', ')}, not ${env.PAYMENTS}.`);
  if (env.MAIL && env.MAIL !== 'files') {
    problems.push(`MAIL is files or not set, not ${env.MAIL}: for a mail server set SMTP_URL and MAIL_FROM.`);
  }
  if (env.MAIL === 'files' && env.SMTP_URL) {
    problems.push('MAIL=files and SMTP_URL exclude each other: leave out one of them.');
  }
  const isReal = Boolean(env.DATABASE_URL);
  if (isReal) requireSecret(env, problems);
  if (isReal && env.SEED !== 'demo') {
    requireMail(env, problems);
    if (!env.SITE_HOSTS?.trim()) {
      problems.push(
        'SITE_HOSTS is required with DATABASE_URL: host=site pairs, such as SITE_HOSTS=shop.example=usb2c,boutique.example=cab2c; links in mails name these hosts.',
      );
    }
    if (problems.length > 0 && !env.PAYMENTS) problems.push(NO_PAYMENTS);
  }
  return { payments: chosen ?? (isReal ? 'none' : 'test'), ...parseStripe(env, problems) };
}

function requireSecret(env: Environment, problems: string[]): void {
  if (env.SECRET_KEY) return;
  problems.push(
    'SECRET_KEY is required with DATABASE_URL: at least 32 bytes, the same in every process; `openssl rand -base64 48` makes one.',
  );
}

function requireMail(env: Environment, problems: string[]): void {
  if (env.MAIL === 'files') return;
  const or = 'or MAIL=files, which writes each mail to the folder mail in DATA_DIR and sends none';
  if (!env.SMTP_URL) {
    problems.push(
      `SMTP_URL is required with DATABASE_URL: the mail server, such as SMTP_URL=smtps://user:password@mail.example:465; ${or}.`,
    );
  }
  if (!env.MAIL_FROM) {
    problems.push(
      `MAIL_FROM is required with DATABASE_URL: whom mails are from, such as MAIL_FROM="Crema <hello@shop.example>"; ${or}.`,
    );
  }
}
