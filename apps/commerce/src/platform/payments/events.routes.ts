import type { Platform } from '#platform/index.ts';
import { aboutOf, keepEvent } from './events.repository.ts';
import type { KeptCard, PaymentProvider, ProviderEvent } from './payments.types.ts';

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

/**
 * Takes a provider's messages at `/payments/<name>/events`. A message is kept, with a job in the same transaction, and what it
 * says is not believed: the job asks the provider. So their order, and repeats, change nothing.
 */
export function takeEvents(
  { app, clock, db, jobs, log }: Pick<Platform, 'app' | 'clock' | 'db' | 'jobs' | 'log'>,
  provider: PaymentProvider,
  listeners: Listeners,
): { notOurs(): number } {
  let notOurs = 0;
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
  const receive = async (raw: unknown, signature: unknown): Promise<number> => {
    if (!Buffer.isBuffer(raw) || typeof signature !== 'string') return 400;
    const event = await provider.read?.(raw, signature);
    if (event === undefined || event === 'refused') return 400;
    if (event === 'not ours') {
      notOurs += 1;
      log.info({ provider: provider.name, notOurs }, 'a provider’s message about nothing of this shop');
      return 200;
    }
    await keep(event);
    return 200;
  };
  // A scope of its own: the signature is of the body's bytes, which no parser may touch.
  void app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, { raw: body }),
    );
    routes.post(
      `/payments/${provider.name}/events`,
      { schema: { hide: true }, bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const { raw } = (request.body ?? {}) as { raw?: unknown };
        const status = await receive(raw, request.headers['stripe-signature']);
        return reply.code(status).send({});
      },
    );
    done();
  });
  return { notOurs: () => notOurs };
}
