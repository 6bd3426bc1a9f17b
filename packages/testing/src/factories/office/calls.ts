import type { Commerce } from '@crema/commerce';
import type { SignedInStaff } from './staff.ts';

/** A row of a resource as the back office answers it. */
export interface OfficeRow {
  key: string;
  title: string;
  version: string;
  state: Record<string, unknown>;
  edit?: string;
}

interface OfficeCall {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: object;
  /** `If-Match`. */
  version?: string;
  /** `Idempotency-Key`. */
  key?: string;
  /** Instead of the one whose calls they are. */
  as?: SignedInStaff;
}

/** Calls of the back office as one member of staff. Paths begin below `/admin/v1/`. */
export function officeOf({ app, platform }: Commerce, staff: SignedInStaff) {
  const call = async <Answer>(
    path: string,
    { method = 'GET', body, version, key, as = staff }: OfficeCall = {},
  ) => {
    const answer = await app.inject({
      ...{ method, url: `/admin/v1/${path}`, ...(body ? { payload: body } : {}) },
      headers: {
        ...as.headers,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const parsed = isJson && answer.body !== '' ? answer.json() : answer.body;
    return { status: answer.statusCode, body: parsed as Answer, reason: parsed?.errors?.[0]?.reason };
  };
  /** Carries a bulk edit or its undo out to its end, however many jobs that takes, and answers how it ended. */
  const finish = async (site: string, batch: string) => {
    for (;;) {
      await platform.jobs.run('edits.batch', { id: batch });
      const { body } = await call<{ done: number; total: number; status: string; skipped: object[] }>(
        `${site}/batches/${batch}`,
      );
      if (body.status !== 'running' && body.status !== 'undoing') return body;
    }
  };
  const row = async (path: string): Promise<OfficeRow> => (await call<OfficeRow>(path)).body;
  return {
    headers: staff.headers,
    call,
    row,
    finish,
    /** Saves fields of a row. Without `version`: of the row as it is now. */
    save: async (
      path: string,
      changes: object,
      { version, ...more }: { version?: string; reason?: string; from?: string; until?: string } = {},
    ) =>
      call<OfficeRow & { scheduled?: { id: string } }>(path, {
        ...{ method: 'PATCH', body: { changes, ...more } },
        version: version ?? (await row(path)).version,
      }),
    undo: (site: string, edit: string | undefined) =>
      call<OfficeRow>(`${site}/edits/${edit}/undo`, { method: 'POST' }),
    /** A bulk edit: its preview, then the edit itself carried out to its end. */
    bulk: async (
      path: string,
      body: { keys: readonly string[]; changes: object; from?: string; until?: string },
    ) => {
      const preview = await call<{
        changed: number;
        count: number;
        hash: string;
        problems: object[];
        diffs: object[];
      }>(`${path}/bulk`, { method: 'POST', body: { ...body, dryRun: true } });
      const { hash } = preview.body;
      const started = await call<{ batch: string }>(`${path}/bulk`, {
        method: 'POST',
        body: { ...body, hash },
      });
      if (body.from === undefined) await finish(path.split('/')[0] ?? '', started.body.batch);
      return { preview: preview.body, status: started.status, batch: started.body.batch };
    },
  };
}
