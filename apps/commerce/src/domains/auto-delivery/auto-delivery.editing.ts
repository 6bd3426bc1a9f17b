import { cartErrors, deliveryExcess } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import { type Day, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Member } from './auto-delivery.access.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import { letterAbout, namesOf } from './auto-delivery.mails.about.ts';
import type { MailsRepository } from './auto-delivery.mails.repository.ts';
import type { MailKind } from './auto-delivery.mails.types.ts';
import type { Done } from './auto-delivery.messages.ts';
import { podsIn } from './auto-delivery.plan.ts';
import { type QuoteNeeds, quoteOf, toldOf } from './auto-delivery.quote.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import { hindranceOf } from './auto-delivery.rules.ts';
import { type SubscriptionEvent, statusAfter } from './auto-delivery.transitions.ts';
import type { Occurrence, Subscription } from './auto-delivery.types.ts';

/** What follows a change once it has committed: it may call the payment provider. */
export interface SubscriptionReactions {
  cancelled(subscription: Subscription): Promise<void>;
  /** Another card: what failed is tried again at once. */
  cardChanged(subscription: Subscription): Promise<void>;
  /** A turn is to be made now. */
  shipNow(subscription: Subscription): Promise<void>;
}

export interface EditingParts extends QuoteNeeds {
  platform: Pick<Platform, 'db' | 'clock'>;
  repository: AutoDeliveryRepository;
  mails: Pick<MailsRepository, 'add'>;
  configuration(site: SiteContext['site']['id']): SiteConfiguration;
}

/** What an edit knows beside the locked subscription. */
export interface Workbench {
  now: Date;
  today: Day;
  timeZone: string;
  rules: SiteConfiguration;
  open: readonly Occurrence[];
}

export interface Edit {
  /** What the history calls it. */
  action: Done;
  event: SubscriptionEvent;
  /** Allowed while the coming order is locked. */
  whileLocked?: boolean;
  /** What its customer is written of it, once, whatever fails after the commit. */
  letter?: MailKind;
  /** The subscription as it is to be, its status already moved; lines are changed in the repository. */
  work(subscription: Subscription, bench: Workbench): Promise<{ changed: Subscription; details?: object }>;
}

/** A changed subscription and what was done; its `ceiling` is what the answer will say. */
export interface Edited {
  subscription: Subscription;
  action: Done;
}

/**
 * The one way in which a subscription is edited: its row is locked, it is the caller's, the table of transitions and the
 * lock of its order allow it, limits hold afterwards, and the total told with the answer is the new ceiling.
 */
export function createEditing({
  platform,
  repository,
  mails,
  configuration,
  catalog,
  pricing,
}: EditingParts) {
  const { db, clock } = platform;

  const own = (
    ctx: SiteContext,
    member: Member,
    id: string,
    found: Subscription | undefined,
  ): Subscription => {
    if (found && found.customerId === member.customerId && found.site === ctx.site.id) return found;
    throw autoDeliveryErrors.unknown(ctx.language, id);
  };

  const requireLimits = (ctx: SiteContext, { id, lines }: Subscription, rules: SiteConfiguration): void => {
    if (!lines.some(({ once }) => !once)) throw autoDeliveryErrors.lastLine(ctx.language, id);
    const boxCount = (code: string) => catalog.variant(ctx.site.id, code)?.boxCount;
    const excess = deliveryExcess(lines, { ...rules, boxCount });
    if (excess) throw cartErrors.overDelivery(ctx.language, excess);
  };

  /** What comes by the pods that are left has pods every time: else it would come again as soon as it had been sent. */
  const requirePods = (ctx: SiteContext, { smart, lines }: Subscription): void => {
    const always = lines.filter(({ once }) => !once);
    if (smart && podsIn(always, (code) => catalog.variant(ctx.site.id, code)) === 0)
      throw autoDeliveryErrors.noPods(ctx.language);
  };

  return {
    own,

    /** @throws 404, 409 locked or not in this status, and what `work` throws; nothing is changed then. */
    edit: (ctx: SiteContext, member: Member, id: string, edit: Edit): Promise<Edited> =>
      db.transaction(async () => {
        const before = own(ctx, member, id, await repository.lock(id));
        const status = statusAfter(before.status, edit.event);
        if (!status) throw autoDeliveryErrors.state(ctx.language, before);
        const now = clock.now();
        const { timeZone } = ctx.site;
        const open = await repository.openOccurrences(id);
        const hindrance = edit.whileLocked ? undefined : hindranceOf(before, open, now, timeZone);
        if (hindrance === 'beingMade') throw autoDeliveryErrors.beingMade(ctx.language, id);
        if (hindrance) throw autoDeliveryErrors.locked(ctx.language, before);
        const rules = configuration(ctx.site.id);
        const bench = { now, today: dayOf(now, timeZone), timeZone, rules, open };
        const { changed, details = {} } = await edit.work({ ...before, status }, bench);
        const whole = { ...changed, lines: await repository.linesOf(id), updatedAt: now };
        const others = JSON.stringify(whole.lines) !== JSON.stringify(before.lines);
        if (others) requireLimits(ctx, whole, rules);
        if (others || !before.smart) requirePods(ctx, whole);
        const told = whole.nextDate ? toldOf(quoteOf({ catalog, pricing }, whole)) : whole.told;
        const ceiling = whole.nextDate ? (told?.total ?? whole.ceiling) : whole.ceiling;
        const subscription = { ...whole, ceiling, told };
        await repository.save(subscription, now);
        await repository.addHistory(id, member.actor, edit.action, { ...details, ceiling }, now);
        if (edit.letter) {
          // A customer may have several: the letter names which.
          const name = namesOf(subscription.language, (code) => catalog.variant(ctx.site.id, code));
          const lines = whole.lines.map(({ code, quantity }) => ({ name: name(code), quantity }));
          await mails.add([letterAbout(edit.letter, subscription, `${before.cycle}`, { lines })], now);
        }
        return { subscription, action: edit.action };
      }),
  };
}

export type Editing = ReturnType<typeof createEditing>;
