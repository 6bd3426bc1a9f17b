import type { KeyValues } from './tokenStorage.ts';

/** Milliseconds between two checks of a waiting call. From the specification, section 9. */
export const TOKEN_WAIT_POLL_MS = 30;
/**
 * Milliseconds after which a flag counts as left by a closed tab. Two tabs at once do no harm: both send the same
 * rotation key.
 */
const FLAG_STALE_MS = 10_000;

export interface Exclusion {
  /** Absent on insecure origins and in old browsers. */
  locks?: Pick<LockManager, 'request'>;
  storage: KeyValues;
  nowMs(): number;
  wait(ms: number): Promise<void>;
  /** Id of this tab. */
  tab: string;
}

/** Runs `work` in one tab at a time: by Web Locks, else by a stored flag that the others poll. */
export async function exclusively<Result>(
  name: string,
  by: Exclusion,
  work: () => Promise<Result>,
): Promise<Result> {
  if (by.locks) {
    return by.locks.request(name, async () => {
      // Writes of the tab before take a moment to be visible in this one, which is another process.
      await by.wait(TOKEN_WAIT_POLL_MS);
      return work();
    }) as Promise<Result>;
  }
  await take(name, by);
  try {
    return await work();
  } finally {
    if (holder(name, by)?.tab === by.tab) by.storage.removeItem(name);
  }
}

async function take(name: string, by: Exclusion): Promise<void> {
  for (;;) {
    const other = holder(name, by);
    if (!other || by.nowMs() - other.since > FLAG_STALE_MS) {
      by.storage.setItem(name, JSON.stringify({ tab: by.tab, since: by.nowMs() }));
      // If two tabs wrote at once, the last one holds the flag.
      await by.wait(TOKEN_WAIT_POLL_MS);
      if (holder(name, by)?.tab === by.tab) return;
    }
    await by.wait(TOKEN_WAIT_POLL_MS);
  }
}

function holder(name: string, { storage }: Exclusion): { tab: string; since: number } | undefined {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
