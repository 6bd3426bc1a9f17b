/** Every metric that the shipped alerts and the shipped board ask for is one that the shop shows. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createProbes } from './probes.ts';

const shipped = (path: string): string =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}
const rules = (parse(shipped('alerts.yml')) as Alerts).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(shipped('grafana/board.json')) as Board).panels;

let shown: Set<string>;
beforeAll(async () => {
  const probes = createProbes({
    readiness: async () => ({}),
    metricsToken: undefined,
    clock: systemClock,
    database: { connections: () => ({ open: 2, idle: 1, waiting: 3 }), silentMs: () => 1500 },
    backlog: async () => ({
      mails: { waiting: 0, failing: 0, dead: 0, oldestSeconds: 0 },
      quarantined: [{ area: 'order', count: 1 }],
      jobs: { ready: 0, failed: 0 },
      payments: { count: 0, oldestSeconds: 0 },
      books: { differences: 8 },
      disputes: { count: 2, dueSeconds: 86_400 },
      messages: { notOurs: 6, misplaced: 1 },
      renewals: { lagSeconds: 0 },
      webhooks: { waiting: 0, failing: 0, dead: 0, lagSeconds: 0 },
    }),
  });
  probes.begin();
  probes.count('storefront', 200, 12);
  const server = createServer((request, response) => void probes.answer('/metrics', request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const text = await (
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)
  ).text();
  server.close();
  expect(text).toContain('\ndatabase_pool_waiting 3\n');
  expect(text).toContain('\ndatabase_connections{state="idle"} 1\n');
  expect(text).toContain('\nchanges_silent_seconds 1.5\n');
  // Those with a value: what is only described has nothing to ask for.
  shown = new Set([...text.matchAll(/^([a-z_0-9]+)(?:\{[^}]*\})? \S+$/gm)].map(([, name = '']) => name));
  // Prometheus's own, of every process that it reads.
  shown.add('up');
});

const WORDS = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'bool', 'offset']);

/** The metrics that a query names: not its functions, its labels, its texts and its durations. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-zA-Z_]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !WORDS.has(name));
}

test('a query is taken apart as Prometheus does', () => {
  expect(metricsOf('histogram_quantile(0.9, sum by (le, part) (rate(a_bucket{x="y z"}[5m]))) > 1')).toEqual([
    'a_bucket',
  ]);
  expect(metricsOf('sum(rate(a{s="5xx"}[5m])) / sum(rate(b[5m])) > 0.01')).toEqual(['a', 'b']);
});

test.each(rules.map((rule) => [rule.alert, rule] as const))('%s asks for what there is', (_, rule) => {
  const names = metricsOf(rule.expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(rule.annotations.summary).toMatch(/[.?]$/);
});

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'the board’s %s asks for what there is',
  (_, panel) => {
    const names = panel.targets.flatMap(({ expr }) => metricsOf(expr));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  },
);

test('payments and integrations are on the board whole', () => {
  const asked = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))));
  const watched = [...shown].filter((name) => /^(?:payments?|webhooks)_/.test(name));
  expect(watched.length).toBeGreaterThan(8);
  expect(watched.filter((name) => !asked.has(name))).toEqual([]);
});

test('what each alert about payments asks for is on the page for operators', () => {
  const page = shipped('../docs/production.md');
  const named = rules.filter(({ expr }) => /payments?_/.test(expr)).map(({ alert }) => alert);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((alert) => !page.includes(`| \`${alert}\``))).toEqual([]);
});

test('what stands still is told: each has an alert', () => {
  const asked = new Set(rules.flatMap(({ expr }) => metricsOf(expr)));
  for (const name of [
    'database_pool_waiting',
    'changes_silent_seconds',
    'payments_oldest_unsettled_seconds',
    'payments_differences',
    'payments_disputed',
    'payments_dispute_due_seconds',
    'payment_messages_misplaced',
    'webhooks_lag_seconds',
    'webhooks_dead',
    'auto_delivery_lag_seconds',
    'mails_oldest_seconds',
    'mails_dead',
    'jobs_failed',
    'quarantined',
  ])
    expect(asked).toContain(name);
});
