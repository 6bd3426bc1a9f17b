import type { Language } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import type { HistoryRow } from './ledger/ledger.types.ts';

/** What happened to points, as their owner reads it. */
export function entryLabel(
  { kind, orderCode, points }: Pick<HistoryRow, 'kind' | 'orderCode' | 'points'>,
  language: Language,
): string {
  const order = orderCode ? { en: ` ${orderCode}`, fr: ` ${orderCode}` }[language] : '';
  switch (kind) {
    case 'welcome':
      return say(language, 'Welcome to Perks', 'Bienvenue dans Privilèges');
    case 'registered':
      return say(language, 'Brewer registered', 'Cafetière enregistrée');
    case 'earned':
      return say(language, `Order${order}`, `Commande${order}`);
    case 'reversed':
      return say(language, `Points taken back: order${order}`, `Points repris\u00a0: commande${order}`);
    case 'redeemed':
      return say(language, 'Reward', 'Récompense');
    case 'givenBack':
      return say(language, 'Reward returned', 'Récompense rendue');
    case 'adjusted':
      return points > 0
        ? say(language, 'Added by customer service', 'Ajoutés par le service à la clientèle')
        : say(language, 'Removed by customer service', 'Retirés par le service à la clientèle');
    case 'adjustmentReversed':
      return say(
        language,
        'Change by customer service undone',
        'Modification du service à la clientèle annulée',
      );
    case 'expired':
      return say(language, 'Expired', 'Points expirés');
  }
}
