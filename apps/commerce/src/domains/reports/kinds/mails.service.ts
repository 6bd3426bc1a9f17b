import { SITES } from '@crema/brands';
import { dayOf } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Report } from '../shown/shown.types.ts';
import { MAIL_COLUMNS, REPORTS } from './columns.messages.ts';

/** Mails that were tried for two days and given up: to whom, and what the mail server said. */
export const mailsReport = (outbox: Pick<Platform['outbox'], 'dead' | 'list'>): Report => ({
  name: 'mails',
  operationId: 'adminGetUnsentMails',
  fileOperationId: 'adminGetUnsentMailsFile',
  ...REPORTS.mails,
  hasPeriod: false,
  hasDays: false,
  columns: () => MAIL_COLUMNS,
  read: async ({ site, after, limit }) => {
    const mails = await outbox.list('dead', Number(after?.[0] ?? 0), limit, site);
    return {
      rows: mails.map(({ number, createdAt, email, kind, attempts, lastError = '' }) => ({
        values: {
          // Of two that say the same: its number tells them apart.
          number,
          ...{ day: dayOf(createdAt, SITES[site].timeZone), email, kind, attempts, error: lastError },
        },
        place: [number],
      })),
      sums: {},
    };
  },
});
