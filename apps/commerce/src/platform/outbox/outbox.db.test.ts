/** One mail that fails stops no other, and every mail is sent once: over a real mail server that misbehaves. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '#platform/mail/index.ts';
import { runMailsCommand } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const from = 'Crema <hello@crema.localhost>';

/** What the mail server does with mail to an address; undefined: it accepts it. */
type Fault = 'refuse' | 'tryLater' | 'cutBefore' | 'cutDuring' | 'cutAfter' | 'hang';
const faults = new Map<string, Fault>();
/** Every message that the server accepted, by address. */
let taken: { to: string; messageId: string | undefined; subject: string | undefined }[] = [];
/** Recipients offered to the server, accepted or not. */
let offered: string[] = [];
/** Silent, it takes a connection and says nothing, for which the sender waits; away, it takes none. */
let is: 'here' | 'silent' | 'away' = 'here';

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
const sockets = new Set<Socket>();
const cut = (session: SMTPServerSession) => {
  for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy();
};

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  closeTimeout: 100,
  onConnect: (_session, done) => (is === 'here' ? done() : undefined),
  onRcptTo: ({ address }, session, done) => {
    offered.push(address);
    const fault = faults.get(address);
    if (fault === 'refuse') return done(smtpError(550, `<${address}> no such mailbox`));
    if (fault === 'tryLater') return done(smtpError(421, 'Try again later'));
    if (fault === 'cutBefore') return cut(session);
    return done();
  },
  onData: (stream: SMTPServerDataStream, session, done) => {
    const to = session.envelope.rcptTo[0]?.address ?? '';
    const fault = faults.get(to);
    if (fault === 'cutDuring') return cut(session);
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      if (fault === 'hang') return;
      const { messageId, subject } = await PostalMime.parse(Buffer.concat(chunks));
      taken.push({ to, messageId, subject });
      if (fault === 'cutAfter') cut(session);
      else done();
    });
  },
});
server.on('error', () => {});
server.server.on('connection', (socket: Socket) => {
  if (is === 'away') socket.destroy();
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});

let shop: TestCommerce;
let port: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
  const waits = { connectMs: patience(1000), greetingMs: patience(400), answerMs: patience(400) };
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  shop = await openTestCommerce({
    mailer: createMailer({ mailFrom: from, dataDir: '/nowhere', smtpUrl }, waits),
    extend: ({ outbox }) => {
      outbox.define<{ subject: string }>('test', ({ subject }, { id, email }) => {
        if (subject === 'poison') throw new Error('It cannot be composed');
        if (subject === 'nothing') return undefined;
        return { id, to: email, subject, text: subject, html: subject };
      });
      outbox.defineAll<{ subject: string }>(['test.many'], async (emails) => {
        if (emails.some(({ data }) => data.subject === 'poison')) throw new Error('It cannot be composed');
        return new Map(
          emails.map(({ id, email, data: { subject } }) => [
            id,
            { id, to: email, subject, text: subject, html: subject },
          ]),
        );
      });
    },
  });
});
afterAll(async () => {
  await shop.commerce.close();
  await new Promise<void>((closed) => server.close(() => closed()));
});
beforeEach(async () => {
  await shop.db.execute('truncate outbox_emails restart identity');
  faults.clear();
  taken = [];
  offered = [];
  is = 'here';
});

const outbox = () => shop.commerce.platform.outbox;
const write = (name: string, more: { subject?: string; kind?: string; expiresAt?: Date } = {}) =>
  outbox().write({
    id: `test-${name}`,
    kind: more.kind ?? 'test',
    site: 'usb2c',
    language: 'en',
    email: `${name}@example.com`,
    data: { subject: more.subject ?? 'Hello' },
    ...(more.expiresAt ? { expiresAt: more.expiresAt } : {}),
  });
const writeAll = async (...names: string[]) => {
  for (const name of names) await write(name);
};
/** Advances some hours, a quarter of an hour at a time, as a worker looks for mails. */
const pass = async (hours: number) => {
  for (let at = 0; at < hours * 4; at += 1) {
    shop.clock.advance(HOUR / 4);
    await outbox().sendDue();
  }
};
const reached = () => taken.map(({ to }) => to.replace('@example.com', '')).sort();
const commanded = async (...args: string[]) => {
  const lines: string[] = [];
  const exit = await runMailsCommand(outbox(), args, (line) => void lines.push(line));
  return { exit, lines };
};

describe('a mail server that misbehaves for one address', () => {
  test.each(['refuse', 'tryLater', 'cutBefore', 'cutDuring', 'hang'] as const)(
    '%s: everybody else has each mail exactly once, and it is tried again',
    async (fault) => {
      faults.set('bad@example.com', fault);
      await writeAll('ada', 'bad', 'bob', 'cyd');
      expect(await outbox().sendDue()).toBe(3);
      expect(reached()).toEqual(['ada', 'bob', 'cyd']);
      await outbox().sendDue();
      expect(offered.filter((address) => address === 'bad@example.com')).toHaveLength(1);
      faults.clear();
      shop.clock.advance(2 * MINUTE);
      expect(await outbox().sendDue()).toBe(1);
      await pass(1);
      expect(reached()).toEqual(['ada', 'bad', 'bob', 'cyd']);
    },
  );

  test('refused for 48 hours it is a dead letter, and the others still have one mail each', async () => {
    faults.set('bad@example.com', 'refuse');
    await writeAll('ada', 'bad', 'bob', 'cyd');
    await pass(47);
    expect(await outbox().counts()).toMatchObject({ waiting: 1, failing: 1, dead: 0 });
    await pass(2);
    expect(await outbox().counts()).toEqual({ waiting: 0, failing: 0, dead: 1, oldestSeconds: 0 });
    const tries = offered.filter((address) => address === 'bad@example.com').length;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
    await pass(24);
    expect(offered.filter((address) => address === 'bad@example.com')).toHaveLength(tries);
    expect(reached()).toEqual(['ada', 'bob', 'cyd']);
  });
});

describe('a connection that is lost after the whole message went out', () => {
  test('repeats it once, with the same Message-ID, and not again', async () => {
    faults.set('bad@example.com', 'cutAfter');
    await writeAll('ada', 'bad');
    await pass(49);
    const ids = taken.filter(({ to }) => to === 'bad@example.com').map(({ messageId }) => messageId);
    expect(ids).toEqual(['<test-bad@crema.localhost>', '<test-bad@crema.localhost>']);
    expect(reached()).toEqual(['ada', 'bad', 'bad']);
    expect(await outbox().counts()).toMatchObject({ waiting: 0, dead: 1 });
  });

  test('and taken the second time it is done', async () => {
    faults.set('bad@example.com', 'cutAfter');
    await write('bad');
    await outbox().sendDue();
    faults.clear();
    await pass(1);
    expect(reached()).toEqual(['bad', 'bad']);
    expect(await outbox().counts()).toMatchObject({ waiting: 0, dead: 0 });
  });
});

describe('a mail server that is away', () => {
  test('for 24 hours: every mail arrives, exactly once', async () => {
    is = 'silent';
    const names = Array.from({ length: 6 }, (_, index) => `customer${index}`);
    await writeAll(...names);
    await outbox().sendDue();
    is = 'away';
    await pass(24);
    expect(taken).toEqual([]);
    expect(await outbox().counts()).toMatchObject({ waiting: 6, failing: 6, dead: 0 });
    is = 'here';
    await pass(8);
    expect(reached()).toEqual(names);
    expect(await outbox().counts()).toMatchObject({ waiting: 0, dead: 0 });
  });

  test('for longer than 48 hours: dead letters that the operator sees and sends again', async () => {
    is = 'away';
    await writeAll('ada', 'bob');
    await pass(54);
    expect(await outbox().counts()).toMatchObject({ waiting: 0, dead: 2 });
    const { lines } = await commanded('list', '--dead', '--limit', '1');
    expect(lines[0]).toContain('test-ada  test  ada@example.com');
    expect(lines[1]).toBe('There are more: npm run mails -- list --dead --after 1');
    expect((await commanded('list', '--dead', '--after', '1')).lines[0]).toContain('test-bob');
    expect((await commanded('show', 'test-ada')).lines).toContain('To: ada@example.com');
    is = 'here';
    expect(await commanded('send', 'test-ada')).toEqual({ exit: 0, lines: ['test-ada is sent now.'] });
    await outbox().sendDue();
    expect(reached()).toEqual(['ada']);
    expect(await commanded('send', '--all-dead')).toEqual({ exit: 0, lines: ['1 mail is sent again.'] });
    await outbox().sendDue();
    expect(reached()).toEqual(['ada', 'bob']);
    expect((await commanded('send', 'test-bob')).exit).toBe(1);
    expect((await commanded('send', 'unknown')).lines).toEqual(['There is no mail unknown.']);
    expect((await commanded('send')).exit).toBe(2);
  });
});

describe('a mail that cannot be composed', () => {
  test.each(['test', 'test.many'])('%s: the others are sent; healed, it is too', async (kind) => {
    for (let index = 0; index < 9; index += 1) await write(`ada${index}`, { kind });
    await write('poison', { kind, subject: 'poison' });
    expect(await outbox().sendDue()).toBe(9);
    expect(await outbox().byId('test-poison')).toMatchObject({ lastError: 'It cannot be composed' });
    await shop.db.execute(`update outbox_emails set data = '{"subject":"healed"}' where id = 'test-poison'`);
    expect(await outbox().sendDue()).toBe(0);
    shop.clock.advance(2 * MINUTE);
    expect(await outbox().sendDue()).toBe(1);
    expect(taken).toHaveLength(10);
  });

  test('nothing to say any more is no failure, and keeps no address', async () => {
    await write('ada', { subject: 'nothing' });
    expect(await outbox().sendDue()).toBe(0);
    expect(await outbox().counts()).toMatchObject({ waiting: 0, dead: 0 });
    expect(await outbox().byId('test-ada')).toMatchObject({ email: '', skippedAt: expect.any(Date) });
  });
});

test('a mail of a transaction that rolls back is never sent; written twice, it is sent once', async () => {
  const { db } = shop.commerce.platform;
  await expect(
    db.transaction(async () => {
      await write('ada');
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await write('bob')).toBe(1);
  expect(await write('bob')).toBe(0);
  await outbox().sendDue();
  await write('bob');
  await outbox().sendDue();
  expect(reached()).toEqual(['bob']);
});

test('a letter whose offer has ended is not sent late: it is dead, and sent again only by its name', async () => {
  is = 'silent';
  await write('ada', { expiresAt: new Date(shop.clock.now().getTime() + 10 * MINUTE) });
  await outbox().sendDue();
  is = 'here';
  shop.clock.advance(HOUR);
  await outbox().sendDue();
  expect(taken).toEqual([]);
  expect(await outbox().byId('test-ada')).toMatchObject({ lastError: 'Expired before it could be sent' });
  expect((await commanded('send', '--all-dead')).lines).toEqual(['0 mails are sent again.']);
  await commanded('send', 'test-ada');
  await outbox().sendDue();
  expect(reached()).toEqual(['ada']);
});

test('two senders at once send each mail once', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `customer${index}`);
  await writeAll(...names);
  await Promise.all([outbox().sendDue(), outbox().sendDue(), outbox().sendDue()]);
  expect(reached()).toEqual(names.toSorted());
});

test('what a killed process had claimed is sent by the next once its claim has ended', async () => {
  await write('ada');
  await shop.db.execute(
    `update outbox_emails set claimed_by = 'killed', claimed_until = '${new Date(shop.clock.now().getTime() + 5 * MINUTE).toISOString()}'`,
  );
  expect(await outbox().sendDue()).toBe(0);
  shop.clock.advance(6 * MINUTE);
  expect(await outbox().sendDue()).toBe(1);
});

test('what was sent is forgotten after 30 days; what is dead stays', async () => {
  faults.set('bad@example.com', 'refuse');
  await writeAll('ada', 'bad');
  await pass(49);
  shop.clock.advance(31 * 24 * HOUR);
  await outbox().expire();
  expect(await outbox().byId('test-ada')).toBeUndefined();
  expect(await outbox().byId('test-bad')).toMatchObject({ deadAt: expect.any(Date) });
});
