import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from './index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'crema-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mailFrom = 'Crema <hello@crema.localhost>';
const message = {
  id: 'C0123456789-confirmation',
  to: 'zoe@example.com',
  subject: 'Votre commande est confirmée',
  text: 'Merci, Zoé.',
  html: '<p>Merci, Zoé.</p>',
};

test('without a server each message is a file that a mail program opens, once', async () => {
  const mailer = createMailer({ mailFrom, dataDir });
  await mailer.send(message);
  await mailer.send(message);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['C0123456789-confirmation.eml']);
  const file = join(dataDir, 'mail/C0123456789-confirmation.eml');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(readFileSync(file));
  expect(parsed).toMatchObject({
    subject: message.subject,
    from: { name: 'Crema', address: 'hello@crema.localhost' },
    to: [{ address: 'zoe@example.com' }],
    messageId: '<C0123456789-confirmation@crema.localhost>',
  });
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual([message.text, message.html]);
});

test('files go by the ids of their mails, and those from before an instant', async () => {
  const mailer = createMailer({ mailFrom, dataDir });
  const named = () => readdirSync(join(dataDir, 'mail'));
  await mailer.forget(['nobody wrote this']);
  await mailer.expire(new Date());
  for (const id of ['first', 'second', 'third']) await mailer.send({ ...message, id });
  await mailer.forget(['second', '../first']);
  expect(named()).toEqual(['first.eml', 'third.eml']);
  utimesSync(join(dataDir, 'mail/first.eml'), new Date('2026-01-01'), new Date('2026-01-01'));
  await mailer.expire(new Date('2026-01-02'));
  expect(named()).toEqual(['third.eml']);
});

test('no text of a visitor becomes a header of its own', async () => {
  // covers: V5.2.3
  const mailer = createMailer({ mailFrom, dataDir });
  const more = '\r\nBcc: eve@example.com\r\n\r\nBuy';
  await mailer.send({ ...message, subject: `Order${more}`, replyTo: `ada@example.com${more}` });
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  const parsed = await PostalMime.parse(readFileSync(join(dataDir, 'mail', name)));
  expect(parsed.bcc ?? []).toEqual([]);
  expect(parsed.text?.trim()).toBe(message.text);
  expect(parsed.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
});

test('with SMTP_URL it reaches a mail server as it was meant', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({ mailFrom, dataDir, smtpUrl: `smtp://127.0.0.1:${port}` });
  await mailer.send(message);
  await new Promise<void>((closed) => server.close(() => closed()));
  const parsed = await PostalMime.parse(Buffer.concat(received));
  expect(parsed).toMatchObject({ subject: message.subject, to: [{ address: 'zoe@example.com' }] });
  expect(parsed.text?.trim()).toBe('Merci, Zoé.');
});

test('a server that is not there is an error, so that the job tries again', async () => {
  const mailer = createMailer({ mailFrom, dataDir, smtpUrl: 'smtp://127.0.0.1:1' });
  await expect(mailer.send(message)).rejects.toThrow();
});
