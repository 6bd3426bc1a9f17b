import { join } from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Config } from '#platform/config/index.ts';
import { mailFiles } from './mail.files.ts';
import type { MailMessage } from './message.ts';

export type { MailMessage } from './message.ts';

export interface Mailer {
  /** Hands a message to the server, or writes it as a file. @throws {MailNotSent} when the server does not take it. */
  send(message: MailMessage): Promise<void>;
  /** Removes the files of messages by their ids. Mails that a server has taken cannot be removed. */
  forget(ids: readonly string[]): Promise<void>;
  /** Removes the files that were written before an instant. */
  expire(before: Date): Promise<void>;
}

/** The mail server did not confirm a message. */
export class MailNotSent extends Error {
  /** Whether the whole message was sent without an answer, so that it may have been taken. */
  readonly mayHaveArrived: boolean;
  constructor(cause: unknown, mayHaveArrived: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailNotSent';
    this.mayHaveArrived = mayHaveArrived;
  }
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Time limits for a mail server, in milliseconds. */
export interface MailPatience {
  /** For the connection. */
  connectMs: number;
  /** For the greeting. */
  greetingMs: number;
  /** Between two answers. RFC 5321 would wait ten minutes for the last one; a sender that hangs is worse. */
  answerMs: number;
}
const PATIENCE: MailPatience = { connectMs: 10_000, greetingMs: 10_000, answerMs: 30_000 };

/** Loaded for the first mail, to keep the start short. */
const library = () => import('nodemailer');

/**
 * A connection for each mail. Kept connections would be quicker, but one that the server has closed meanwhile fails its
 * next mail, and the library's pool then repeats it without limit.
 */
async function connect(smtpUrl: string, { connectMs, greetingMs, answerMs }: MailPatience) {
  const { createTransport } = await library();
  const url = new URL(smtpUrl);
  for (const [name, ms] of [
    ['connectionTimeout', connectMs],
    ['greetingTimeout', greetingMs],
    ['socketTimeout', answerMs],
  ] as const)
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  url.searchParams.delete('pool');
  const server: Transporter = createTransport(url.href);
  // Read to its end only once the server has asked for the message.
  server.use('stream', (mail, done) => {
    const sent = (mail.data as { onSent?: () => void }).onSent;
    mail.message.processFunc((input) =>
      pipeline(
        input,
        new PassThrough().on('end', () => sent?.()),
        () => undefined,
      ),
    );
    done();
  });
  return server;
}

/** Mail by `SMTP_URL`; without it, each message is a file in `DATA_DIR/mail` that any mail program opens. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  patience: MailPatience = PATIENCE,
): Mailer {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  const fields = ({ id, unsubscribeUrl, key: _key, retell: _retell, ...message }: MailMessage) => ({
    ...message,
    from: mailFrom,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl) {
    let server: Promise<Transporter> | undefined;
    return {
      forget: async () => {},
      expire: async () => {},
      send: async (message) => {
        server ??= connect(smtpUrl, patience);
        let isOut = false;
        const onSent = (): void => {
          isOut = true;
        };
        await (await server).sendMail({ ...fields(message), onSent } as SendMailOptions).catch((error) => {
          // Any answer of the server says whether it has taken the message.
          throw new MailNotSent(error, isOut && error.responseCode === undefined);
        });
      },
    };
  }
  let composer: Promise<Transporter> | undefined;
  const compose = async (): Promise<Transporter> =>
    (await library()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { write, forget, expire } = mailFiles(join(dataDir, 'mail'));
  return {
    forget,
    expire,
    send: async (message) => {
      composer ??= compose();
      const { message: content } = await (await composer).sendMail(fields(message));
      await write(message.id, content as Buffer);
    },
  };
}
