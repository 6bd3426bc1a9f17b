import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestCommerce } from './commerce.ts';

/** An email as its reader gets it; `token` is behind the `#` of its first link, or empty. */
export interface SentLetter {
  subject: string | undefined;
  to: string | undefined;
  text: string;
  html: string;
  token: string;
}

/** Sends the mails that wait, and answers those about accounts. Advances the clock by a second. */
export async function sentLetters({ commerce, dataDir, clock }: TestCommerce): Promise<SentLetter[]> {
  const folder = join(dataDir, 'mail');
  const names = (): string[] => {
    try {
      return readdirSync(folder);
    } catch {
      // Nothing was ever sent.
      return [];
    }
  };
  const before = new Set(names());
  await commerce.platform.outbox.sendDue();
  // Emails of the same instant about the same address have the same id and would be sent once.
  clock.advance(1000);
  const sent = names().filter((name) => name.startsWith('account-') && !before.has(name));
  const mails = await Promise.all(sent.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.map(({ subject, text = '', html = '', to }) => ({
    ...{ subject, text, html, to: to?.[0]?.address },
    token: /#(\S+)/.exec(text)?.[1] ?? '',
  }));
}
