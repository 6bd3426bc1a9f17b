import type { Language, SiteId } from '@crema/brands';
import { productOfTag, textOf } from '#domains/catalog/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import type { Email } from '#platform/outbox/index.ts';
import { createSigner, type Signer } from '#platform/signing/index.ts';
import { presentOf } from '../present.service.ts';
import type { WishListNeeds } from '../wish-lists.deps.ts';
import { wishListErrors } from '../wish-lists.errors.ts';
import type { Owner, Wish } from '../wish-lists.types.ts';
import { composeNews } from './news.emails.ts';
import type { Watched } from './news.repository.ts';
import { isSame, mayWrite, newsOf, noted, told } from './news.rules.ts';
import type { News, NewsEmail, Present } from './news.types.ts';

/** The outbox's name of these e-mails. */
const KIND = 'wish-list.news';

/** E-mails about lower prices and returned stock: one a day at most, to customers who asked for them. */
export function newsService(needs: WishListNeeds) {
  const { changes, clock, config, db, jobs, log, outbox } = needs.platform;
  const signer = createSigner(config, 'wish-list');
  outbox.define<NewsEmail>(KIND, (data, email) => composed(needs, signer, data, email));
  // The change feed has it told at once; the clock what waited for its day, and what changed while no worker listened.
  jobs.define('wish-list.news', async () => void (await tell(needs)), { cron: '*/15 * * * *' });

  let running: Promise<unknown> = Promise.resolve();
  let stop: (() => void) | undefined;
  /** Products that changed since the last look began. */
  let waiting: { all: boolean; codes: Set<string> } | undefined;
  const look = async (): Promise<void> => {
    const { all, codes } = waiting ?? { all: false, codes: new Set<string>() };
    waiting = undefined;
    await tell(needs, all ? undefined : [...codes]);
  };
  const tellAbout = (tags: readonly string[]): void => {
    const codes = tags.map(productOfTag).filter((code) => code !== undefined);
    // A change of a whole site, such as an import or its prices, names no product.
    const all = tags.length === 0 || tags.some((tag) => tag.startsWith('site:'));
    if (!all && codes.length === 0) return;
    // Every sale changes stock: what comes while one look is under way is one look after it.
    const isQueued = waiting !== undefined;
    waiting ??= { all: false, codes: new Set() };
    waiting.all ||= all;
    for (const code of codes) waiting.codes.add(code);
    if (!isQueued)
      running = running
        .then(look)
        .catch((error: unknown) => log.error({ err: error }, 'wish list e-mails not written'));
  };

  return {
    /**
     * Writes the e-mails that are due, for lists with some products or, without codes, all lists.
     *
     * @returns how many.
     */
    tell: (productCodes?: readonly string[]) => tell(needs, productCodes),

    /** Ends the e-mails by the link of one. Idempotent. @throws 400 for a link that is not ours. */
    stopByLink: async (ctx: SiteContext, token: string): Promise<void> => {
      const claims = signer.verify(token, clock.now());
      if (claims?.does !== 'stop' || claims.site !== ctx.site.id || !claims.customer)
        throw wishListErrors.link(ctx.language);
      const owner: Owner = { site: ctx.site.id, customerId: claims.customer };
      await db.transaction(async () => {
        await needs.repository.lock(owner);
        // An account that is gone has no list, and gets none by an old e-mail.
        if ((await needs.repository.list(owner))?.notify)
          await needs.repository.setList(owner, { notify: false }, clock.now());
      });
    },

    /** Writes as soon as prices or stock change, in a process that runs jobs. */
    startWatching: (): void => {
      stop ??= changes.subscribe(({ tags }) => tellAbout(tags));
    },
    /** Lets what is under way finish. */
    close: async (): Promise<void> => {
      stop?.();
      await running;
    },
  };
}

/** Looks at every watched row, and writes to the owners of those of which something is new. Answers how many. */
async function tell(needs: WishListNeeds, productCodes?: readonly string[]): Promise<number> {
  let written = 0;
  let after: Watched | undefined;
  for (;;) {
    const { rows, isLast } = await needs.repository.watched(productCodes, after);
    // The notification of a change may be here before the change shows in memory.
    if (!after && rows.length > 0) await needs.catalog.settle();
    const owners = new Map(
      rows
        .filter((row) => isNew(needs, row))
        .map(({ site, customerId }) => [`${site} ${customerId}`, { site, customerId }]),
    );
    for (const owner of owners.values()) if (await tellOwner(needs, owner)) written++;
    after = rows.at(-1);
    if (isLast) return written;
  }
}

function isNew(needs: WishListNeeds, row: Watched): boolean {
  const present = presentOf(needs, row.site, row.variantCode);
  return present !== undefined && (newsOf(row, present) !== undefined || !isSame(row, noted(row, present)));
}

/** Writes to one customer, or notes what is to be told later. Of two processes at once, one writes. */
function tellOwner(needs: WishListNeeds, owner: Owner): Promise<boolean> {
  const { repository, content, platform, customers } = needs;
  const { clock, db, outbox } = platform;
  return db.transaction(async () => {
    await repository.lock(owner);
    const list = await repository.list(owner);
    const customer = await customers.byId(owner.site, owner.customerId);
    if (!list?.notify || !customer) return false;
    const now = clock.now();
    const { wishListMailHours } = content.configuration(owner.site);
    const news = await lookAt(
      needs,
      owner,
      mayWrite(list.notifiedAt, now, wishListMailHours) ? now : undefined,
    );
    if (news.length === 0) return false;
    await repository.setNotified(owner, now);
    await outbox.write({
      id: `wish-list-${owner.customerId}-${now.getTime()}`,
      kind: KIND,
      ...{ site: owner.site, language: customer.language, email: customer.email },
      customerId: owner.customerId,
      data: { customerId: owner.customerId, at: now.toISOString(), news } satisfies NewsEmail,
    });
    return true;
  });
}

/** Goes through a list and keeps what it finds. @param at when its owner is told; absent: not yet. */
async function lookAt(needs: WishListNeeds, owner: Owner, at: Date | undefined): Promise<News[]> {
  const news: News[] = [];
  for (const wish of await needs.repository.wishes(owner)) {
    const present = presentOf(needs, owner.site, wish.variantCode);
    if (!present) continue;
    const one = newsAbout(wish, present);
    if (one && at) news.push(one);
    const seen = one && at ? told(wish, present) : noted(wish, present);
    if (!isSame(wish, seen) || (one && at))
      await needs.repository.setSeen(owner, wish.variantCode, seen, one && at);
  }
  return news;
}

function newsAbout({ productCode, variantCode, name, ...seen }: Wish, present: Present): News | undefined {
  const kind = newsOf(seen, present);
  return (
    kind && {
      ...{ kind, productCode, variantCode, name, price: present.price },
      ...(kind === 'cheaper' && { was: seen.priceTold }),
    }
  );
}

/** Nothing where the e-mails were ended meanwhile, or nothing that it names is sold any more. */
async function composed(
  { repository, catalog, platform }: WishListNeeds,
  signer: Signer,
  { customerId, news }: NewsEmail,
  { id, site, language, email }: Email,
): Promise<MailMessage | undefined> {
  if (!(await repository.list({ site, customerId }))?.notify) return undefined;
  const named = news.flatMap((one) => {
    const name = nameOf(catalog, site, language, one);
    return name === undefined ? [] : [{ ...one, name }];
  });
  if (named.length === 0) return undefined;
  const token = signer.sign({ customer: customerId, site, does: 'stop' });
  return composeNews({ id, site, language, to: email, news: named, token }, platform.config);
}

const nameOf = (
  catalog: WishListNeeds['catalog'],
  site: SiteId,
  language: Language,
  { productCode }: News,
): string | undefined => {
  const product = catalog.product(site, productCode);
  return product && textOf(product.name, language);
};
