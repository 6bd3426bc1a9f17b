/** Gift cards, and the packing slips of orders that are gifts. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { AdminGiftCard, AdminGiftCards, Language, PackingSlip } from '../types.ts';

export const giftCardsQuery = (site: string, query: string, after: string | undefined) =>
  queryOptions({
    queryKey: ['gift-cards', site, query, after],
    queryFn: ({ signal }) =>
      call<AdminGiftCards>(path(site, 'gift-cards'), { signal, query: { q: query || undefined, after } }),
    placeholderData: keepPreviousData,
  });

export const giftCardQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ['gift-card', site, id],
    queryFn: ({ signal }) => call<AdminGiftCard>(path(site, 'gift-cards', id), { signal }),
  });

/** Ends a card, or mails it again with a new code; answers the card after it. */
export const changeGiftCard = (
  site: string,
  id: string,
  change: { act: 'void'; reason: string } | { act: 'send' },
  key: string,
): Promise<AdminGiftCard> =>
  call(path(site, 'gift-cards', id, change.act), {
    ...{ method: 'POST', key },
    body: change.act === 'void' ? { reason: change.reason } : {},
  });

export const slipQuery = (site: string, code: string, language: Language) =>
  queryOptions({
    queryKey: ['slip', site, code, language],
    queryFn: ({ signal }) => call<PackingSlip>(path(site, 'orders', code, 'slip'), { signal }),
  });
