import { addPart } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { aboutOf, keepEvent } from './events.repository.ts';
import type { KeptCard, PaymentProvider, ProviderEvent, Unheard } from './payments.types.ts';

/** Told what a provider's message is about, so that it asks the provider. May be called twice. */
export type PaymentListener = (
  about: Exclude<ProviderEvent['about'], { kind: 'card' }>,
  provider: PaymentProvider,
) => Promise<void>;

/** Told of a kept card that its bank replaced, or that is gone. May be called twice. */
export type CardListener = (changed: KeptCard & { provider: string }) => Promise<void>;

export interface Listeners {
  charges: PaymentListener[];
  cards: CardListener[];
}

/** Days of messages that are looked through for those that never came. */
const MISSED_DAYS = 3;

/** Bytes of the largest message: an intent with everything that can be in it has a tenth of that. */
const MOST_BYTES = 512 * 1024;

type Needs = Pick<Platform, 'app' | 'clock' | 'db' | 'jobs' | 'log'>;

/** Keeps the messages of one account, and does what each is a reason for. */
function hearing({ clock, db, jobs }: Needs, provider: PaymentProvider, listeners: Listeners) {
  const job = `payments.${provider.name}`;
  jobs.define<{ id: string }>(job, async ({ id }) => {
    const about = await aboutOf(db, provider.name, id);
    if (about?.kind === 'card') {
      const kept = await provider.keptCard?.(about.key);
      if (kept) for (const listener of listeners.cards) await listener({ ...kept, provider: provider.name });
    } else if (about) for (const listener of listeners.charges) await listener(about, provider);
  });
  const keep = (event: ProviderEvent): Promise<void> =>
    db.transaction(async () => {
      if (await keepEvent(db, provider.name, event, clock.now())) await jobs.enqueue(job, { id: event.id });
    });
  // What never arrived, once a night.
  jobs.define(
    `${job}.missed`,
    async () => {
      const since = new Date(clock.now().getTime() - MISSED_DAYS * 86_400_000);
      for (const event of (await provider.missed?.(since)) ?? []) await keep(event);
    },
    { cron: '23 4 * * *' },
  );
  return { provider, keep };
}

/**
 * Takes the messages of a provider's accounts, which are told apart by what signed them. A message is kept, with a job in the same
 * transaction, and what it says is not believed: the job asks the provider. So their order, and repeats, change nothing. One that
 * another account signed than the one that was paid with is taken and not kept: it is logged as an error, and counted.
 */
export function takeEvents(
  needs: Needs,
  { path, providers, listeners }: { path: string; providers: PaymentProvider[]; listeners: Listeners },
): { notOurs(): number; misplaced(): number } {
  const { app, log } = needs;
  const counted: Record<Exclude<Unheard, 'refused'>, number> = { 'not ours': 0, misplaced: 0 };
  const accounts = providers.map((provider) => hearing(needs, provider, listeners));
  const receive = async (raw: unknown, signature: unknown): Promise<number> => {
    if (!Buffer.isBuffer(raw) || typeof signature !== 'string') return 400;
    for (const { provider, keep } of accounts) {
      const event = (await provider.read?.(raw, signature)) ?? 'refused';
      if (event === 'refused') continue;
      if (typeof event === 'object') {
        await keep(event);
        return 200;
      }
      counted[event] += 1;
      const told = { provider: provider.name, count: counted[event] };
      if (event === 'misplaced') log.error(told, 'a message about what was paid with another account');
      else log.info(told, 'a provider’s message about nothing of this shop');
      return 200;
    }
    return 400;
  };
  // A scope of its own: the signature is of the body's bytes, which no parser may touch.
  addPart(app, { name: path }, (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, { raw: body }),
    );
    routes.post(path, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { raw } = (request.body ?? {}) as { raw?: unknown };
      const status = await receive(raw, request.headers['stripe-signature']);
      return reply.code(status).send({});
    });
  });
  return { notOurs: () => counted['not ours'], misplaced: () => counted.misplaced };
}
