import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '#platform/config/index.ts';

export interface MailMessage {
  /** The same for the same message, however often it is sent: becomes its Message-ID and its file's name. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go, if not to the shop's address. */
  replyTo?: string;
  /** Address that takes a mail program's one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Hands a message to the server, or writes it as a file. @throws when the server does not take it. */
  send(message: MailMessage): Promise<void>;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Loaded for the first mail, which a job sends: nobody waits for it at the start. */
const library = () => import('nodemailer');

/** Mail by `SMTP_URL`; without it, each message is a file in `DATA_DIR/mail` that any mail program opens. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  const fields = ({ id, unsubscribeUrl, ...message }: MailMessage) => ({
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
      send: async (message) => {
        server ??= library().then(({ createTransport }) => createTransport(smtpUrl));
        await (await server).sendMail(fields(message));
      },
    };
  }
  const composer = async () =>
    (await library()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(dataDir, 'mail');
  return {
    send: async (message) => {
      const { message: content } = await (await composer()).sendMail(fields(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${message.id.replace(/[^\w.-]/g, '_')}.eml`);
      await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
