/** The built back office with its own headers, before a stand-in of the engine that keeps rows in memory. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mountBackOffice } from '../../server/src/admin/back-office.ts';
import type { Edit, Me, Row, State } from '../app/api/types.ts';
import { ME, RESOURCE, SETTING, stateOf } from './rows.ts';

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  ifMatch?: string;
  /** The wish that happens once. */
  key?: string | undefined;
  body: Record<string, unknown>;
}

interface Answer {
  status?: number;
  body?: unknown;
}

export const refusal = (status: number, message: string, subject?: string): Answer => ({
  status,
  body: { errors: [{ type: 'ValidationError', message, subject }] },
});

const ROWS = 60;
const PAGE = 25;

export async function startOffice() {
  const files = await mountBackOffice({ storefrontDev: false });
  const calls: Call[] = [];
  const rows = new Map<string, Row>();
  const edits: Edit[] = [];
  let me: Me | null = ME;
  /** Answers instead of the stand-in's own, by method and path. */
  const answers = new Map<string, (call: Call) => Answer>();

  const reset = (): void => {
    for (const list of [rows, answers]) list.clear();
    for (const list of [calls, edits]) list.length = 0;
    me = ME;
    for (let number = 1; number <= ROWS; number += 1) put(`b${number}`, stateOf(number));
  };
  const put = (key: string, state: State): Row => {
    const version = String(Number(rows.get(key)?.version ?? 0) + 1);
    const { en } = state.name as { en: string };
    const row = { key, title: en, version, state };
    rows.set(key, row);
    return row;
  };
  const change = (key: string, changes: State): Row & { edit: string } => {
    const before = rows.get(key)?.state ?? {};
    const after = { ...before, ...changes };
    const edit = `e${edits.length + 1}`;
    const at = '2026-11-26T12:00:00Z';
    edits.unshift({ id: edit, at, staff: ME.email, resource: 'blends', key, before, after, undoable: true });
    return { ...put(key, after), edit };
  };

  const list = ({ query }: Call): Answer => {
    const words = query.get('query') ?? '';
    const found = [...rows.values()].filter(
      ({ title, state }) =>
        title.includes(words) && (!query.get('roast') || state.roast === query.get('roast')),
    );
    const start = Number(query.get('after') ?? 0);
    const next = start + PAGE < found.length ? String(start + PAGE) : undefined;
    return { body: { items: found.slice(start, start + PAGE), next } };
  };
  const save = (call: Call): Answer => {
    const key = decodeURIComponent(call.path.split('/').at(-1) ?? '');
    const row = rows.get(key);
    if (!row) return refusal(404, 'No such blend.');
    if (call.body.draft)
      return {
        status: 202,
        body: { scheduled: { id: 'd1', from: '2026-11-26T12:00:00Z', status: 'draft' } },
      };
    if (call.ifMatch !== `"${row.version}"`) return refusal(412, 'Somebody else has changed it.');
    if (call.body.from)
      return { status: 202, body: { scheduled: { id: 's1', from: call.body.from, until: call.body.until } } };
    return { body: change(key, call.body.changes as State) };
  };
  const bulk = ({ body }: Call): Answer => {
    if (body.hash) {
      for (const key of body.keys as string[]) change(key, body.changes as State);
      return { status: 202, body: { batch: 'batch1' } };
    }
    const chosen = (body.keys as string[]).flatMap((key) => rows.get(key) ?? []);
    const diffs = chosen.map(({ key, title, state }) => ({
      ...{ key, title, before: state },
      after: { ...state, ...(body.changes as State) },
    }));
    const problems = [{ key: 'b2', message: 'It has no roast.' }];
    return { body: { count: chosen.length, changed: chosen.length, problems, diffs, hash: 'h1' } };
  };
  const days = { orders: 3, units: 7, sales: 12_345, refunds: 500 };
  const sums = { ...days, goods: 12_000, discounts: 100, shipping: 400, tax: 45, total: 12_345 };
  const batch = { id: 'batch1', total: 2, done: 2, skipped: [], status: 'done' };
  const own: Record<string, (call: Call) => Answer> = {
    'GET me': () => (me ? { body: me } : refusal(401, 'Log in again.')),
    'POST login': () => {
      me = ME;
      return { body: me };
    },
    'POST logout': () => {
      me = null;
      return { status: 204 };
    },
    'GET resources': () => ({ body: { resources: [RESOURCE, SETTING] } }),
    'GET usb2c/home': () => ({
      body: {
        todo: [{ code: 'ship', title: 'Orders to ship', count: 4, href: '/admin/usb2c/blends?f.roast=dark' }],
        ...{ yesterday: days, today: days },
      },
    }),
    'GET usb2c/reports/sales': () => ({ body: { rows: [{ day: '2026-11-25', ...sums }], sums } }),
    'GET usb2c/edits': () => ({ body: { items: edits } }),
    'GET usb2c/scheduled': () => ({ body: { items: [] } }),
    'GET usb2c/blends': list,
    'GET cab2c/blends': list,
    'POST usb2c/blends/bulk': bulk,
    'POST usb2c/blends': ({ body }) => ({
      status: 201,
      body: { ...put(String(body.key), body.state as State), edit: 'e0' },
    }),
    'GET usb2c/batches/batch1': () => ({ body: batch }),
    'POST usb2c/batches/batch1/undo': () => ({ status: 202, body: { batch: 'batch1' } }),
  };
  const answer = (call: Call): Answer => {
    const name = `${call.method} ${call.path}`;
    const exact = answers.get(name) ?? own[name];
    if (exact) return exact(call);
    if (!me) return refusal(401, 'Log in again.');
    const undone = /^usb2c\/edits\/(\w+)\/undo$/.exec(call.path)?.[1];
    const edit = edits.find(({ id }) => id === undone);
    if (edit) return { body: change(edit.key, edit.before ?? {}) };
    const key = /^(?:usb2c|cab2c)\/blends\/([^/]+)$/.exec(call.path)?.[1] ?? '';
    if (call.method === 'PATCH') return save(call);
    const row = rows.get(decodeURIComponent(key));
    if (!row) return refusal(404, 'There is no such blend.');
    if (call.method !== 'DELETE') return { body: row };
    rows.delete(row.key);
    return { body: { edit: 'e9' } };
  };

  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/admin/v1/')) return files(request, response);
    void serve(request, response, calls, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  reset();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ calls, rows, answers, reset, change },
    endSession: () => {
      me = null;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Office = Awaited<ReturnType<typeof startOffice>>;

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  answer: (call: Call) => Answer,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://office.test');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const call: Call = {
    method: request.method ?? 'GET',
    path: url.pathname.slice('/admin/v1/'.length),
    query: url.searchParams,
    ifMatch: request.headers['if-match'],
    key: request.headers['idempotency-key']?.toString(),
    // What is sent as a file is not read.
    body: text && request.headers['content-type'] === 'application/json' ? JSON.parse(text) : {},
  };
  calls.push(call);
  const { status = 200, body } = answer(call);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
