import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Clock } from '#platform/clock/index.ts';
import { nextAttempt } from '#platform/outbox/index.ts';
import type { Sealer } from '#platform/signing/sealer.ts';
import type { EndpointsRepository } from '../endpoints/endpoints.repository.ts';
import type { SecretsRepository } from '../endpoints/secrets.repository.ts';
import { dataOf, type Readers } from '../events/data.service.ts';
import { presentMessage } from '../events/messages.presenter.ts';
import type { ClaimedDelivery, IntegrationId } from '../integrations.types.ts';
import type { DeliveryRepository } from './delivery.repository.ts';
import { isTaken, STOP_AFTER_MS } from './delivery.rules.ts';
import { type Heard, type PostOptions, post } from './post.service.ts';

export interface SenderParts {
  repository: DeliveryRepository;
  endpoints: Pick<EndpointsRepository, 'succeeded' | 'failing' | 'stop'>;
  secrets: Pick<SecretsRepository, 'signing'>;
  readers: Readers;
  sealer: Sealer;
  clock: Clock;
  log: FastifyBaseLogger;
  options: PostOptions;
  /** Told of the body of each message before it is sent. */
  made?: ((body: string) => void) | undefined;
  /** Tells the owners that an integration was switched off. */
  tellStopped(id: IntegrationId, name: string, since: Date): Promise<void>;
}

/** Deliveries of one integration that are claimed together. */
const BATCH = 20;
/** Of them, at once. */
const AT_ONCE = 4;
/** Milliseconds for which a claim excludes other senders. */
const CLAIM_MS = 300_000;
/** Milliseconds after its claim until which a delivery may be begun: well before the claim ends. */
const BEGIN_WITHIN_MS = 120_000;

/** Where an integration's messages go. */
type Target = IntegrationId & { url: string };

/** Sends what is due, each integration by itself, so that one that hangs keeps no other waiting. */
export function createSender(parts: SenderParts) {
  const owner = randomUUID();
  return {
    /** Sends all that is due. Answers how many messages were taken. */
    sendDue: async (isStopping: () => boolean = () => false): Promise<number> => {
      const targets = await parts.repository.due(parts.clock.now());
      const sent = await Promise.allSettled(targets.map((target) => drain(parts, owner, target, isStopping)));
      const broken = sent.find((one) => one.status === 'rejected');
      if (broken) throw broken.reason;
      return sent.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
    },
  };
}

/** Sends to one integration until nothing is due, or nothing of a batch was taken. */
async function drain(
  parts: SenderParts,
  owner: string,
  target: Target,
  isStopping: () => boolean,
): Promise<number> {
  const { repository, clock, secrets, sealer } = parts;
  for (let all = 0; ; ) {
    const now = clock.now();
    const keys = (await secrets.signing(target, now)).flatMap((sealed) => sealer.open(sealed) ?? []);
    // Unsigned messages are never sent: they wait for a secret.
    if (keys.length === 0) return all;
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await repository.claim(target, { owner, now, until, most: BATCH });
    if (claimed.length === 0) return all;
    const taken = await sendBatch(parts, owner, target, claimed, keys);
    all += taken;
    if (taken === 0 || isStopping()) return all;
  }
}

async function sendBatch(
  parts: SenderParts,
  owner: string,
  target: Target,
  claimed: readonly ClaimedDelivery[],
  keys: readonly string[],
): Promise<number> {
  const begun = performance.now();
  const queue = [...claimed];
  let taken = 0;
  const next = async (): Promise<void> => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      if (performance.now() - begun > BEGIN_WITHIN_MS) {
        queue.unshift(one);
        return;
      }
      if (await send(parts, owner, target, one, keys)) taken += 1;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, next));
  if (queue.length > 0)
    await parts.repository.release(
      target,
      owner,
      queue.map(({ number }) => number),
    );
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return taken;
}

/** Sends one message. Answers whether it was taken. */
async function send(
  parts: SenderParts,
  owner: string,
  target: Target,
  event: ClaimedDelivery,
  keys: readonly string[],
): Promise<boolean> {
  const { repository, endpoints, clock, log } = parts;
  const heard = await attempt(parts, target, event, keys);
  const { status, answer, error } = heard;
  if (isTaken(status)) {
    await repository.delivered(target, event.number, { status, answer });
    await endpoints.succeeded(target);
    return true;
  }
  const now = clock.now();
  const next = nextAttempt(now, event, Math.random());
  log[next ? 'warn' : 'error'](
    { site: target.site, integration: target.key, event: event.id, attempts: event.attempts, status, error },
    next ? 'webhook not taken' : 'webhook given up',
  );
  await repository.failed(target, event.number, { owner, next, status, answer, error });
  const since = await endpoints.failing(target, now);
  if (since && now.getTime() - since.getTime() >= STOP_AFTER_MS) {
    const name = await endpoints.stop(target);
    if (name !== undefined) await parts.tellStopped(target, name, since);
  }
  return false;
}

async function attempt(
  { readers, options, clock, log, made }: SenderParts,
  { url, key }: Target,
  event: ClaimedDelivery,
  keys: readonly string[],
): Promise<Heard> {
  let body: string;
  try {
    body = presentMessage(event, await dataOf(readers, event));
  } catch (error) {
    log.error({ err: error, integration: key, event: event.id }, 'webhook not composed');
    return { error: 'It could not be composed' };
  }
  made?.(body);
  const signedAt = clock.now();
  const signatures = keys.map((secret) => new Webhook(secret).sign(event.id, signedAt, body));
  return post(
    url,
    body,
    {
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    options,
  );
}
