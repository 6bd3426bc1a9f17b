import { setting } from '../declaration.ts';
import { count, days, hours, list, minutes, text } from '../kinds.ts';

/** Insults of both languages; a merchant adds the words of the trade. */
const HELD_WORDS = [
  ...['damn', 'shit', 'fuck', 'fucking', 'bitch', 'asshole', 'bastard', 'scam', 'fraud'],
  ...['merde', 'putain', 'connard', 'salope', 'enculé', 'tabarnak', 'crisse', 'arnaque', 'fraude'],
] as const;

/** What customers say and keep: reviews, wish lists, recipes and answers of quizzes. */
export const SHARED = {
  reviewAskDays: setting(days(), {
    default: 14,
    readBy: 'engine',
    description: 'days from the arrival of an order to the one e-mail that asks for reviews',
    french: [
      'Délai avant la demande d’avis',
      'jours entre l’arrivée d’une commande et le seul courriel qui demande un avis',
    ],
  }),
  reviewHeldWords: setting(list(text()), {
    default: HELD_WORDS,
    readBy: 'operator',
    description: 'words that a review waits for a look with, in any spelling of their letters',
    french: [
      'Mots à vérifier dans les avis',
      'mots avec lesquels un avis attend une vérification, quelle que soit la graphie',
    ],
  }),
  recipesMost: setting(count({ least: 1 }), {
    default: 200,
    readBy: 'engine',
    description: 'recipes that one customer may keep',
    french: ['Recettes par personne', 'nombre de recettes qu’une même personne peut garder'],
  }),
  wishListMost: setting(count({ least: 1, most: 500 }), {
    default: 200,
    readBy: 'engine',
    description: 'products on one wish list of an account',
    french: ['Produits par liste de souhaits', 'nombre de produits qu’une liste de souhaits contient'],
  }),
  wishListMailHours: setting(hours(), {
    default: 24,
    readBy: 'engine',
    description: 'hours between two e-mails about one wish list, at least',
    french: [
      'Pause entre deux courriels',
      'heures entre deux courriels au sujet d’une même liste de souhaits, au moins',
    ],
  }),
  quizResultDays: setting(days({ least: 1 }), {
    default: 90,
    readBy: 'engine',
    description: 'days that the result of a quiz can be opened by its link',
    french: [
      'Durée d’un résultat de questionnaire',
      'jours pendant lesquels le résultat d’un questionnaire s’ouvre par son lien',
    ],
  }),
  decisionTokenMinutes: setting(minutes({ least: 1 }), {
    default: 60,
    readBy: 'engine',
    description: 'minutes that a brewer quiz, once begun, can be answered',
    french: [
      'Durée du questionnaire des cafetières',
      'minutes pendant lesquelles on peut répondre au questionnaire des cafetières une fois commencé',
    ],
  }),
};
