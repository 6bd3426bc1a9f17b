import { Gauge, type Registry } from 'prom-client';

/** What waits in the database to be done, as an operator watches it. */
export interface Backlog {
  mails: { waiting: number; failing: number; dead: number; oldestSeconds: number };
  quarantined: readonly { area: string; count: number }[];
  jobs: { ready: number; failed: number };
  payments: { count: number; oldestSeconds: number };
  /** Of the last days, between our books and the payment providers'. */
  books: { differences: number };
  /** `dueSeconds`: until the first of them must be answered. */
  disputes: { count: number; dueSeconds: number };
  /** Payment providers' messages that did nothing, since the process began; `misplaced`: signed by another account. */
  messages: { notOurs: number; misplaced: number };
  renewals: { lagSeconds: number };
  webhooks: { waiting: number; failing: number; dead: number; lagSeconds: number };
}

const GAUGES: [name: string, help: string, value: (backlog: Backlog) => number][] = [
  ['mails_waiting', 'Mails that are to be sent: the size of the outbox.', ({ mails }) => mails.waiting],
  ['mails_failing', 'Waiting mails of which an attempt failed.', ({ mails }) => mails.failing],
  ['mails_dead', 'Mails that were given up: npm run mails -- list --dead.', ({ mails }) => mails.dead],
  ['mails_oldest_seconds', 'Age of the oldest waiting mail.', ({ mails }) => mails.oldestSeconds],
  ['jobs_ready', 'Jobs that can be run now, as counted each minute.', ({ jobs }) => jobs.ready],
  ['jobs_failed', 'Jobs that were given up, as counted each minute.', ({ jobs }) => jobs.failed],
  [
    'payments_unsettled',
    'Payments and refunds that wait for the provider.',
    ({ payments }) => payments.count,
  ],
  [
    'payments_oldest_unsettled_seconds',
    'Age of the oldest payment or refund that waits for the provider.',
    ({ payments }) => payments.oldestSeconds,
  ],
  [
    'payments_differences',
    'Differences between our books and the payment providers’, of the last three days.',
    ({ books }) => books.differences,
  ],
  ['payments_disputed', 'Disputes of payments that wait for an answer.', ({ disputes }) => disputes.count],
  [
    'payments_dispute_due_seconds',
    'Time until the first dispute must be answered; infinite where none must.',
    ({ disputes }) => disputes.dueSeconds,
  ],
  [
    'payment_messages_not_ours',
    'Messages of payment providers about nothing of this shop, since the process began.',
    ({ messages }) => messages.notOurs,
  ],
  [
    'payment_messages_misplaced',
    'Messages about what was paid with another account than the one that signed them, since the process began.',
    ({ messages }) => messages.misplaced,
  ],
  [
    'auto_delivery_lag_seconds',
    'By how much the longest waiting renewal is overdue.',
    ({ renewals }) => renewals.lagSeconds,
  ],
  ['webhooks_waiting', 'Events that wait to be sent to an integration.', ({ webhooks }) => webhooks.waiting],
  ['webhooks_failing', 'Of them, those of which an attempt failed.', ({ webhooks }) => webhooks.failing],
  ['webhooks_dead', 'Events that were given up: screen Integrations.', ({ webhooks }) => webhooks.dead],
  [
    'webhooks_lag_seconds',
    'How long ago the oldest event that waits happened.',
    ({ webhooks }) => webhooks.lagSeconds,
  ],
];

/** One reading serves the gauges of one scrape. */
const SAME_SCRAPE_MS = 500;
/** A scrape waits for the database no longer than this. */
const PATIENCE_MS = 1000;

/**
 * Gauges of what waits, read at each scrape. While the database does not answer they are left out of the metrics.
 */
export function watchBacklog(registry: Registry, read: () => Promise<Backlog>): void {
  let last: { at: number; backlog: Promise<Backlog | undefined> } | undefined;
  const current = (): Promise<Backlog | undefined> => {
    const at = performance.now();
    if (!last || at - last.at > SAME_SCRAPE_MS) last = { at, backlog: withPatience(read) };
    return last.backlog;
  };
  for (const [name, help, value] of GAUGES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const backlog = await current();
        if (backlog) this.set(value(backlog));
        else this.remove();
      },
    });
  }
  new Gauge({
    name: 'quarantined',
    help: 'What fails each time and is tried with growing waits: npm run orders -- stuck.',
    labelNames: ['area'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { area, count } of (await current())?.quarantined ?? []) this.set({ area }, count);
    },
  });
}

/** The backlog; undefined where reading it fails or takes too long. */
async function withPatience(read: () => Promise<Backlog>): Promise<Backlog | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([read(), tooLong]);
  } catch {
    // The database is away: readiness says so.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
