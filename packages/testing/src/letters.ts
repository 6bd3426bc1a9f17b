import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestCommerce } from './commerce.ts';

/** A letter as its reader has it; `token` is behind the `#` of its first link, or empty. */
export interface SentLetter {
  subject: string | undefined;
  to: string | undefined;
  text: string;
  html: string;
  token: string;
}

/** Runs the letters about accounts that wait, and answers those that were sent. The clock goes on by a second. */
export async function sentLetters({ commerce, db, dataDir, clock }: TestCommerce): Promise<SentLetter[]> {
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
  const { rows } = await db.execute(
    `delete from jobs.job where name = 'identity.letter' and state = 'created' returning data`,
  );
  for (const { data } of rows as { data: object }[])
    await commerce.platform.jobs.run('identity.letter', data);
  // Letters of one instant about one address are one letter.
  clock.advance(1000);
  const sent = names().filter((name) => !before.has(name));
  const mails = await Promise.all(sent.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.map(({ subject, text = '', html = '', to }) => ({
    ...{ subject, text, html, to: to?.[0]?.address },
    token: /#(\S+)/.exec(text)?.[1] ?? '',
  }));
}
