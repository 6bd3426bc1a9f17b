/** Claims of keys: waiting for another call's answer, taking over a claim, releasing one's own. */
import { setTimeout as delay } from 'node:timers/promises';
import { keyReused, stillRunning } from './answers.ts';
import type { Answer, KeyOwner, OnceOptions, Slot } from './idempotency.types.ts';
import { ABANDONED_MS, deleteClaim, findKey, moveKey } from './keys.repository.ts';

const WAIT_MS = 10_000;
const POLL_MS = 50;
/** Milliseconds between two checks of a waiting repeat whether the work is done, or the first call's process gone. */
const RESUME_MS = 500;
/** Milliseconds between two tries to release a claim while the database is away. */
const RELEASE_EVERY_MS = 1000;

const idOf = ({ scope, key }: Slot): string => `${scope} ${key}`;

/** Takes over the claim of a process that is gone, or one that this process has abandoned. */
async function takeOver(owner: KeyOwner, slot: Slot, claimedBy: number): Promise<boolean> {
  const { db, me, abandoned } = owner;
  if (claimedBy === me ? !abandoned.delete(idOf(slot)) : await db.isPresent(claimedBy)) return false;
  return moveKey(owner, slot, claimedBy);
}

/**
 * The answer of the call that holds the key; `undefined`: its process is gone, and this call now holds the key.
 *
 * @throws 409 for a key used with another body, whose first call failed meanwhile, or is still running after ten
 *   seconds.
 */
export async function firstAnswer(
  owner: KeyOwner,
  slot: Slot,
  resume?: OnceOptions['resume'],
): Promise<Answer | undefined> {
  for (let waited = 0; waited <= WAIT_MS; waited += POLL_MS) {
    const row = await findKey(owner, slot);
    // The first failed with a 5xx and released the key: the caller may try again.
    if (!row) break;
    if (row.bodyHash !== slot.hash) throw keyReused(slot.language);
    if (row.status !== null) return { status: row.status, body: row.answer };
    if (waited % RESUME_MS === 0) {
      const answer = await resume?.();
      if (answer) return answer;
      if (await takeOver(owner, slot, row.owner)) return undefined;
    }
    await delay(POLL_MS);
  }
  throw stillRunning(slot.language);
}

/** Releases a claim as soon as the database is back, unless a repeat in this process has taken it over by then. */
export async function abandon(owner: KeyOwner, slot: Slot): Promise<void> {
  const id = idOf(slot);
  const { abandoned } = owner;
  abandoned.add(id);
  for (let waited = 0; waited < ABANDONED_MS && !owner.closed; waited += RELEASE_EVERY_MS) {
    await delay(RELEASE_EVERY_MS, undefined, { ref: false });
    if (!abandoned.delete(id)) return;
    try {
      return await deleteClaim(owner, slot);
    } catch {
      abandoned.add(id);
    }
  }
  abandoned.delete(id);
}
