import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

/** The messages that a worker wrote into a test's data folder. */
export function mailbox(dataDir: string) {
  const folder = join(dataDir, 'mail');
  const names = (begin: string): string[] => {
    try {
      return readdirSync(folder).filter((name) => name.startsWith(begin) && name.endsWith('.eml'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  const read = (name: string): Promise<Email> => PostalMime.parse(readFileSync(join(folder, name)));
  return {
    count: (begin: string): number => names(begin).length,
    /** All messages whose name begins so, once there are as many. */
    wait: async (begin: string, count = 1): Promise<Email[]> => {
      await expect.poll(() => names(begin).length, { interval: 100 }).toBeGreaterThanOrEqual(count);
      return Promise.all(names(begin).map(read));
    },
  };
}

/** The token behind `#` in the link of a mail. */
export const tokenIn = ({ text = '' }: Email, action: string): string =>
  new RegExp(`/newsletter/${action}#(\\S+)`).exec(text)?.[1] ?? '';
