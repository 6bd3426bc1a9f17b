import type { FastifyBaseLogger } from 'fastify';
import { type Clock, daysLater } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { onNotice } from '#platform/jobs/on-notice.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { createMailTexts } from '#platform/mail/texts.ts';
import type { Shops } from '#platform/shops/index.ts';
import { createComposers } from './composers.ts';
import { outboxRepository } from './outbox.repository.ts';
import { KEEP_SENT_DAYS, RETRY_FOR_MS } from './outbox.rules.ts';
import { createSender } from './outbox.sender.ts';
import type { EmailState, NewEmail } from './outbox.types.ts';
import { OUTBOX_CHANNEL } from './records.sql.ts';

export { runMailsCommand } from './outbox.command.ts';
export { nextAttempt, RETRY_FOR_MS } from './outbox.rules.ts';
export type { Email, EmailState, NewEmail } from './outbox.types.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  jobs: Jobs;
  mailer: Mailer;
  shops: Pick<Shops, 'of'>;
}

/**
 * Sends all mail of the shop. A mail is a row written in the transaction that causes it; every worker sends what is
 * due. It is tried for 48 hours and is then dead, which the operator sees and can send again.
 */
export function createOutbox({ db, clock, log, jobs, mailer, shops }: Parts) {
  const repository = outboxRepository(db);
  const composers = createComposers();
  const texts = createMailTexts();
  const sender = createSender({ repository, mailer, clock, log, shops, texts, composerOf: composers.of });
  jobs.attach(
    onNotice({ ...{ db, log, channel: OUTBOX_CHANNEL, work: sender.sendDue }, problem: 'mails not sent' }),
  );
  const retryUntil = (): Date => new Date(clock.now().getTime() + RETRY_FOR_MS);

  const expire = async (): Promise<void> => {
    const before = daysLater(clock.now(), -KEEP_SENT_DAYS);
    await repository.expire(before);
    await mailer.expire(before);
  };
  jobs.define('outbox.expire', expire, { cron: '37 3 * * *' });

  return {
    define: composers.define,
    /** What mails say, and the words that staff have given them. */
    texts,
    /** Kinds that something composes. */
    kinds: composers.kinds,
    defineAll: composers.defineAll,

    /**
     * Writes mails, in the running transaction if there is one: they commit or roll back with it. A mail whose id
     * exists is not written again; nothing is written to a removed person. Answers the number of new ones.
     */
    write: async (...emails: readonly NewEmail[]): Promise<number> => {
      const unknown = emails.find(({ kind }) => !composers.of(kind));
      if (unknown) throw new Error(`No such mail: ${unknown.kind}`);
      const reachable = emails.filter(({ email }) => email !== REMOVED_ADDRESS);
      return reachable.length > 0 ? repository.add(reachable, clock.now(), retryUntil()) : 0;
    },

    /** Sends all that is due, also in a process that does not run jobs: for tests, simulations and the operator. */
    sendDue: () => sender.sendDue(),
    /** Makes a dead mail due again, or, without an id, all that have not expired. Answers how many. */
    again: (id?: string) => repository.again(clock.now(), retryUntil(), id),
    list: (state: EmailState, after: number, most: number, site?: string) =>
      repository.list(state, after, most, site),
    byId: (id: string) => repository.byId(id),
    counts: () => repository.counts(clock.now()),
    /** How many mails of a site were given up. */
    dead: (site: string) => repository.dead(site),
    /** Removes mails sent over 30 days ago, with their files. */
    expire,

    ofPerson: repository.ofPerson,
    /** In the running transaction: removes every mail of a removed person, and their files once it commits. */
    forgetPerson: async (site: string, customerId: string, email: string | undefined): Promise<void> => {
      const ids = await repository.forgetPerson(site, customerId, email);
      await db.afterCommit(() => mailer.forget(ids));
    },
    /** In the running transaction: removes mails by their ids, and their files once it commits. */
    forget: async (...ids: readonly string[]): Promise<void> => {
      await repository.forget(ids);
      await db.afterCommit(() => mailer.forget(ids));
    },
    readdress: repository.readdress,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
