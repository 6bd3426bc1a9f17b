import type Stripe from 'stripe';
import type { ProviderEvent, Unheard } from '../payments.types.ts';
import { ask } from './answers.ts';
import { keeperOf, madeFor } from './stripe.repository.ts';
import type { StripeNeeds } from './stripe.types.ts';

/** Age in seconds up to which a signature counts. */
const TOLERANCE_S = 300;

/** The events that the shop listens to; Stripe lists at most twenty kinds at once. */
const TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'payment_method.automatically_updated',
  'payment_method.updated',
  'payment_method.detached',
];

/** What an event's object may hold, of whichever kind it is. */
interface Thing {
  object?: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
}

/** Checks a message's signature with each secret, and says what it is about. */
export async function read(
  needs: StripeNeeds,
  raw: Buffer,
  signature: string,
): Promise<ProviderEvent | Unheard> {
  const event = verified(needs, raw, signature);
  return event ? told(needs, event) : 'refused';
}

/** The shop's events since an instant, of which Stripe keeps those of thirty days. @throws when Stripe does not answer. */
export async function missed(needs: StripeNeeds, since: Date): Promise<ProviderEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: ProviderEvent[] = [];
  for (let after: string | undefined; ; ) {
    const page = { created, limit: 100, types: TYPES, ...(after ? { starting_after: after } : {}) };
    const { data, has_more } = await ask('events', () => needs.api.events.list(page));
    for (const event of data) {
      const one = await told(needs, event);
      if (typeof one === 'object') found.push(one);
    }
    after = data.at(-1)?.id;
    if (!has_more || !after) return found;
  }
}

async function told(
  needs: StripeNeeds,
  event: Stripe.Event,
): Promise<ProviderEvent | Exclude<Unheard, 'refused'>> {
  const thing = event.data.object as Thing;
  const found = await aboutOf(needs, thing);
  if (!found) return 'not ours';
  const { provider, about } = found;
  if (provider !== needs.name) return 'misplaced';
  return { id: event.id, type: event.type, at: new Date(event.created * 1000), about };
}

function verified(
  { api, keys, clock }: StripeNeeds,
  raw: Buffer,
  signature: string,
): Stripe.Event | undefined {
  const now = clock.now().getTime();
  for (const secret of keys.webhookSecrets) {
    try {
      return api.webhooks.constructEvent(raw, signature, secret, TOLERANCE_S, undefined, now);
    } catch {
      // Not signed with this one.
    }
  }
  return undefined;
}

function intentOf({ object, id, payment_intent }: Thing): string | undefined {
  if (object === 'payment_intent' || object === 'setup_intent') return id;
  return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
}

/** What of this shop an object of Stripe is about, and which account that was paid with. */
async function aboutOf(
  needs: StripeNeeds,
  thing: Thing,
): Promise<{ provider: string; about: ProviderEvent['about'] } | undefined> {
  if (thing.object === 'payment_method') {
    const { id: key } = thing;
    const provider = key && (await keeperOf(needs, key));
    return provider ? { provider, about: { kind: 'card', key } } : undefined;
  }
  const intent = intentOf(thing);
  const made = intent && (await madeFor(needs, intent));
  return made ? { provider: made.provider, about: aboutCharge(thing, made.key) } : undefined;
}

function aboutCharge({ object, metadata }: Thing, key: string): ProviderEvent['about'] {
  if (object === 'charge') return { kind: 'refund', key };
  if (object === 'refund') return { kind: 'refund', key, refundKey: metadata?.refund };
  if (object === 'dispute' || object === 'radar.early_fraud_warning') return { kind: 'dispute', key };
  return { kind: 'charge', key };
}
