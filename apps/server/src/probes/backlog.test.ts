/** What waits is in the metrics; a database that is away takes only that out of them. */
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { type Backlog, watchBacklog } from './backlog.ts';

const backlog: Backlog = {
  mails: { waiting: 7, failing: 3, dead: 2, oldestSeconds: 61 },
  quarantined: [{ area: 'order', count: 4 }],
  jobs: { ready: 9, failed: 1 },
  payments: { count: 5, oldestSeconds: 301 },
  books: { differences: 8 },
  disputes: { count: 2, dueSeconds: 86_400 },
  messages: { notOurs: 6, misplaced: 3 },
  renewals: { lagSeconds: 42.5 },
  webhooks: { waiting: 12, failing: 6, dead: 8, lagSeconds: 77 },
};
const scrape = async (read: () => Promise<Backlog>): Promise<string> => {
  const registry = new Registry();
  watchBacklog(registry, read);
  return registry.metrics();
};

test('each scrape reads once what waits', async () => {
  let reads = 0;
  const text = await scrape(async () => {
    reads += 1;
    return backlog;
  });
  for (const line of [
    'mails_waiting 7',
    'mails_failing 3',
    'mails_dead 2',
    'mails_oldest_seconds 61',
    'quarantined{area="order"} 4',
    'jobs_ready 9',
    'jobs_failed 1',
    'payments_unsettled 5',
    'payments_oldest_unsettled_seconds 301',
    'payments_differences 8',
    'payments_disputed 2',
    'payments_dispute_due_seconds 86400',
    'payment_messages_not_ours 6',
    'payment_messages_misplaced 3',
    'auto_delivery_lag_seconds 42.5',
    'webhooks_waiting 12',
    'webhooks_failing 6',
    'webhooks_dead 8',
    'webhooks_lag_seconds 77',
  ])
    expect(text.split('\n')).toContain(line);
  expect(reads).toBe(1);
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise<Backlog>(() => {})],
] as const)('a database that %s says nothing, and the scrape ends', async (_, read) => {
  const text = await scrape(read);
  expect(text).toContain('# HELP mails_waiting');
  expect(text).not.toMatch(/^mails_waiting \d/m);
  expect(text).not.toMatch(/^quarantined\{/m);
});
