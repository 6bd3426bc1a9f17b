import type { SiteContext } from '#platform/http/index.ts';
import { perksErrors } from '../perks.errors.ts';
import type { Member } from '../perks.types.ts';
import { balance, lock, settled, undo } from './account.service.ts';
import { grant } from './earning.service.ts';
import type { LedgerNeeds } from './ledger.deps.ts';
import { redeeming, reversing, spendable } from './ledger.rules.ts';

/** A change of a member's points by somebody of the staff. */
export interface Adjustment {
  id: string;
  points: number;
  reason: string;
  reversed: boolean;
  balance: number;
}

type Asked = Pick<SiteContext, 'site' | 'language'> & { customerId: string };

const memberOf = ({ site, customerId }: Asked): Member => ({ site: site.id, customerId });

/**
 * In the running transaction: gives a member points, or takes some. Who gives them has to say why.
 *
 * @param key of the call: once for each.
 * @throws 400 too many at once, none, or no reason; 409 not a member, or fewer there than are to be taken.
 */
export async function adjust(
  needs: LedgerNeeds,
  ctx: Asked,
  { key, points, reason: typed, actor }: { key: string; points: number; reason: string; actor: string },
): Promise<Adjustment> {
  const { repository, clock, content } = needs;
  const { language } = ctx;
  const member = memberOf(ctx);
  const { perksAdjustmentMost: most } = content.configuration(member.site);
  if (!Number.isInteger(points) || points === 0 || Math.abs(points) > most)
    throw perksErrors.adjustment(language, 'points', most);
  const reason = typed.trim();
  if (reason === '') throw perksErrors.adjustment(language, 'reason', most);
  if (!(await lock(needs, member))) throw perksErrors.notJoined(language);
  const done = await repository.byKey(member, key);
  if (!done && points > 0) await grant(needs, member, { key, kind: 'adjusted', points, actor, reason });
  if (!done && points < 0) {
    const account = await settled(needs, member);
    const now = clock.now();
    const debits = redeeming(account, -points, now);
    if (!debits) throw perksErrors.notEnough(language, -points - spendable(account, now));
    await repository.book(member, { key, kind: 'adjusted', at: now, actor, reason, debits });
  }
  return shown(needs, ctx, (await repository.byKey(member, key))?.id ?? '');
}

/**
 * In the running transaction: undoes an adjustment, once.
 *
 * @throws 404, 409 where its points were spent.
 */
export async function reverseAdjustment(
  needs: LedgerNeeds,
  ctx: Asked,
  { id, actor }: { id: string; actor: string },
): Promise<Adjustment> {
  const { repository, clock } = needs;
  const { language } = ctx;
  const member = memberOf(ctx);
  const isThere = (await repository.lock(member)) !== undefined;
  const adjusted = isThere ? await repository.byId(member, id) : undefined;
  if (adjusted?.kind !== 'adjusted') throw perksErrors.unknownAdjustment(language, id);
  const key = `reversed:${adjusted.id}`;
  if (await repository.isUndone(member, adjusted.id)) return shown(needs, ctx, adjusted.id);
  const account = await settled(needs, member);
  if (adjusted.points < 0) {
    await undo(needs, member, { key, of: adjusted.id, kind: 'adjustmentReversed', actor });
    await settled(needs, member);
  } else {
    const now = clock.now();
    const points = adjusted.points - (await repository.lostOf(member, adjusted.id));
    const { debits, debt } = reversing(account, points, adjusted.id, now);
    // Only what came back with an order is owed.
    if (debt > 0) throw perksErrors.notEnough(language, debt);
    await repository.book(member, {
      ...{ key, kind: 'adjustmentReversed', at: now, of: adjusted.id, actor, debits },
    });
  }
  return shown(needs, ctx, adjusted.id);
}

async function shown(needs: LedgerNeeds, ctx: Asked, id: string): Promise<Adjustment> {
  const member = memberOf(ctx);
  const entry = await needs.repository.byId(member, id);
  if (!entry) throw perksErrors.unknownAdjustment(ctx.language, id);
  return {
    ...{ id, points: entry.points, reason: entry.reason ?? '' },
    reversed: await needs.repository.isUndone(member, id),
    balance: (await balance(needs, member)).points,
  };
}
