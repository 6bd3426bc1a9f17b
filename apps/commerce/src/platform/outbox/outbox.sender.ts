import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#platform/clock/index.ts';
import { type Mailer, type MailMessage, MailNotSent } from '#platform/mail/index.ts';
import { inNameOf } from '#platform/mail/shop.ts';
import type { MailTexts } from '#platform/mail/texts.ts';
import { redactText } from '#platform/redaction/index.ts';
import type { Shops } from '#platform/shops/index.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import { MOST_UNCONFIRMED, nextAttempt } from './outbox.rules.ts';
import type { ClaimedEmail, ComposeAll } from './outbox.types.ts';

interface SenderParts {
  repository: OutboxRepository;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
  shops: Pick<Shops, 'of'>;
  texts: Pick<MailTexts, 'told'>;
  /** The composer of a kind. */
  composerOf(kind: string): ComposeAll<object> | undefined;
}

/** Mails that are claimed and composed together. */
const BATCH = 100;
/** Mails that are sent to the mail server at once. */
const CONNECTIONS = 5;
/** Milliseconds for which a claim excludes other senders. */
const CLAIM_MS = 300_000;
/**
 * Milliseconds after its claim until which a mail may be begun: well before the claim ends, so that no other sender
 * sends it too.
 */
const BEGIN_WITHIN_MS = 120_000;
const LONGEST_ERROR = 300;

/** The sender of a process. */
interface Sending extends SenderParts {
  /** Id of this sender in its claims. */
  owner: string;
  /** Mails that were sent but not marked, because the database was away; never sent again by this sender. */
  unmarked: Set<string>;
}

/** Sends due mails. Each is composed, sent and marked separately, so that a failure stops no other. */
export function createSender(parts: SenderParts) {
  const sending: Sending = { ...parts, owner: randomUUID(), unmarked: new Set() };
  return {
    /** Sends all that is due. Answers how many were sent. */
    sendDue: async (isStopping: () => boolean = () => false): Promise<number> => {
      for (let all = 0; ; ) {
        const { claimed, sent } = await sendBatch(sending);
        all += sent;
        // Fewer than asked for: that was all. What came meanwhile is announced by itself.
        if (claimed < BATCH || isStopping()) return all;
      }
    },
  };
}

/** Sends one batch. Answers how many were claimed and how many sent. */
async function sendBatch(sending: Sending): Promise<{ claimed: number; sent: number }> {
  const { repository, clock, owner } = sending;
  await markSent(sending);
  const now = clock.now();
  const claimed = await repository.claim(owner, now, new Date(now.getTime() + CLAIM_MS), BATCH);
  const begun = performance.now();
  const good: ClaimedEmail[] = [];
  for (const email of claimed) {
    if (email.expiresAt && email.expiresAt.getTime() <= now.getTime()) await expired(sending, email, now);
    else good.push(email);
  }
  const composed = await compose(sending, good);
  const queue = good.filter(({ id }) => composed.has(id));
  let sent = 0;
  const next = async (): Promise<void> => {
    for (let email = queue.shift(); email; email = queue.shift()) {
      if (performance.now() - begun > BEGIN_WITHIN_MS) {
        queue.unshift(email);
        return;
      }
      const message = composed.get(email.id);
      if (message && (await send(sending, email, message))) sent += 1;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONNECTIONS }, next));
  if (queue.length > 0)
    await repository.release(
      owner,
      queue.map(({ id }) => id),
    );
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return { claimed: claimed.length, sent };
}

async function markSent({ repository, clock, unmarked }: Sending): Promise<void> {
  const ids = [...unmarked];
  if (ids.length === 0) return;
  await repository.sent(ids, clock.now());
  for (const id of ids) unmarked.delete(id);
}

async function failed(
  { repository, clock, log, owner }: Sending,
  email: ClaimedEmail,
  problem: unknown,
): Promise<void> {
  const now = clock.now();
  const arrived = problem instanceof MailNotSent && problem.mayHaveArrived;
  const unconfirmed = email.unconfirmed + (arrived ? 1 : 0);
  const message = problem instanceof Error ? problem.message : String(problem);
  const error = redactText(message.slice(0, LONGEST_ERROR));
  const next = unconfirmed < MOST_UNCONFIRMED ? nextAttempt(now, email, Math.random()) : undefined;
  log[next ? 'warn' : 'error'](
    { mail: email.id, kind: email.kind, attempts: email.attempts, error },
    next ? 'mail not sent' : 'mail given up',
  );
  await repository.failed(owner, email.id, { error, unconfirmed, now, ...(next ? { next } : {}) });
}

const expired = ({ repository, owner }: Sending, email: ClaimedEmail, now: Date) =>
  repository.failed(owner, email.id, {
    error: 'Expired before it could be sent',
    unconfirmed: email.unconfirmed,
    now,
  });

/** Composes mails, by id. If composing many at once fails, each is composed alone. */
async function compose(sending: Sending, emails: readonly ClaimedEmail[]): Promise<Map<string, MailMessage>> {
  const { repository, clock, owner, composerOf } = sending;
  const composed = new Map<string, MailMessage>();
  for (const [composeAll, group] of Map.groupBy(emails, ({ kind }) => composerOf(kind))) {
    const tryAll = async (some: readonly ClaimedEmail[]): Promise<void> => {
      if (!composeAll) throw new Error(`Nothing composes ${some[0]?.kind}`);
      const made = await composeAll(some);
      for (const [id, message] of made) composed.set(id, message);
      for (const { id } of some) if (!made.has(id)) await repository.skipped(owner, id, clock.now());
    };
    await tryAll(group).catch(async () => {
      for (const email of group) {
        if (!composed.has(email.id))
          await tryAll([email]).catch((error: unknown) => failed(sending, email, error));
      }
    });
  }
  return composed;
}

async function send(sending: Sending, email: ClaimedEmail, message: MailMessage): Promise<boolean> {
  const { repository, mailer, clock, shops, texts, unmarked } = sending;
  try {
    const told = texts.told(message, email.site, email.language, email.kind);
    await mailer.send({ ...inNameOf(shops.of(email.site), told), id: email.id, to: email.email });
  } catch (error) {
    await failed(sending, email, error);
    return false;
  }
  unmarked.add(email.id);
  await repository.sent([email.id], clock.now());
  unmarked.delete(email.id);
  return true;
}
