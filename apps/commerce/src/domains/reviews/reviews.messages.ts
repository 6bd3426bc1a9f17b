import type { Language } from '@crema/brands';

/** An invented review of the demo. */
interface Saying {
  stars: number;
  title: string;
  text: string;
  author: string;
  strength: number;
  body: number;
  sweetness: number;
}

/** What the demo’s reviews say, in each language. */
export const SAYINGS: Record<Language, readonly [Saying, ...Saying[]]> = {
  en: [
    {
      ...{ stars: 5, title: 'My weekday cup', author: 'Demo reader A', strength: 4, body: 4, sweetness: 2 },
      text: 'Full and round on the small setting, and still good with milk. I keep a box at the office as well.',
    },
    {
      ...{
        stars: 4,
        title: 'Lighter than I thought',
        author: 'Demo reader B',
        strength: 2,
        body: 2,
        sweetness: 3,
      },
      text: 'A gentle morning drink. On the large setting it is a little thin, so I brew it at eight ounces.',
    },
    {
      ...{ stars: 5, title: 'No bitterness', author: 'Demo reader C', strength: 3, body: 4, sweetness: 3 },
      text: 'Smooth until the last sip. We have it on auto-delivery now, every four weeks.',
    },
    {
      ...{ stars: 3, title: 'Good, not for me', author: 'Demo reader D', strength: 4, body: 3, sweetness: 1 },
      text: 'Well made, but I like it sweeter. My partner drinks the rest of the box with pleasure.',
    },
  ],
  fr: [
    {
      ...{
        stars: 5,
        title: 'Ma tasse de tous les jours',
        author: 'Exemple A',
        strength: 4,
        body: 4,
        sweetness: 2,
      },
      text: 'Rond et corsé en petit format, encore bon avec du lait. J’en garde aussi une boîte au bureau.',
    },
    {
      ...{ stars: 4, title: 'Plus léger que prévu', author: 'Exemple B', strength: 2, body: 2, sweetness: 3 },
      text: 'Parfait pour commencer doucement la journée. En grand format, il est un peu clair.',
    },
    {
      ...{ stars: 5, title: 'Aucune amertume', author: 'Exemple C', strength: 3, body: 4, sweetness: 3 },
      text: 'Doux jusqu’à la dernière gorgée. Nous le recevons maintenant aux quatre semaines.',
    },
    {
      ...{
        stars: 3,
        title: 'Bon, mais pas pour moi',
        author: 'Exemple D',
        strength: 4,
        body: 3,
        sweetness: 1,
      },
      text: 'Bien fait, mais je l’aime plus sucré. Le reste de la boîte a trouvé preneur à la maison.',
    },
  ],
};
