import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { Texts } from '#platform/http/index.ts';
import type { HoldReason, ReviewStatus } from '../reviews.types.ts';
import { LONGEST } from '../writing/writing.rules.ts';

const STATUS_TITLES: Record<ReviewStatus, Texts> = {
  published: ['Published', 'Publié'],
  held: ['Waiting', 'En attente'],
  refused: ['Refused', 'Refusé'],
};

/** Why a review waits, as staff read it. */
const HOLD_TITLES: Record<HoldReason, Texts> = {
  words: ['held words', 'mots à vérifier'],
  links: ['a link', 'un lien'],
  personal: ['personal data', 'des données personnelles'],
  reported: ['reported by shoppers', 'signalé par des clients'],
};

export const statuses = (Object.keys(STATUS_TITLES) as ReviewStatus[]).map((value) => ({
  value,
  title: STATUS_TITLES[value],
}));

const reasons = (Object.keys(HOLD_TITLES) as HoldReason[]).map((value) => ({
  value,
  title: HOLD_TITLES[value],
}));

const shown = (label: Texts) => ({ label, readOnly: true, nullable: true });

/** A review as staff see it: they decide and answer, and never write what a buyer says. */
export const reviewSchema = Type.Object({
  status: fields.choice(
    {
      label: ['Status', 'État'],
      help: ['Shoppers read what is published.', 'Les clients lisent ce qui est publié.'],
    },
    statuses,
  ),
  reason: fields.text(
    {
      ...{ label: ['Reason for the refusal', 'Motif du refus'], nullable: true },
      help: ['Its author reads it in the account.', 'L’auteur le lit dans son compte.'],
    },
    { maxLength: 500, widget: 'multiline' },
  ),
  reply: fields.text(
    {
      ...{ label: ['Answer of the shop', 'Réponse de la boutique'], nullable: true },
      help: ['Shown below the review.', 'Affichée sous l’avis.'],
    },
    { maxLength: 1000, widget: 'multiline' },
  ),
  heldFor: fields.list(
    { label: ['Held for', 'Retenu pour'], readOnly: true },
    fields.choice({ label: ['Cause', 'Cause'] }, reasons),
  ),
  reports: fields.integer({ label: ['Reports', 'Signalements'], readOnly: true }),
  product: fields.text(shown(['Product', 'Produit'])),
  stars: fields.integer({ label: ['Stars', 'Étoiles'], readOnly: true }),
  title: fields.text(shown(['Title', 'Titre'])),
  text: fields.text(shown(['Review', 'Avis']), { maxLength: LONGEST.text, widget: 'multiline' }),
  author: fields.text(shown(['Author', 'Auteur'])),
  orderCode: fields.text(shown(['Order', 'Commande'])),
  writtenAt: fields.instant({ label: ['Written', 'Écrit'], readOnly: true }),
});
