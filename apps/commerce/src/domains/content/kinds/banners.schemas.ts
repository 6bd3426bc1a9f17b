import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { ComponentKinds } from './kinds.types.ts';
import { feature, group, heading, html, image, imageAlt, link, text } from './parts.schemas.ts';

const NO_WORDS = ['Empty: no words', 'Vide\u00a0: pas de texte'] as const;

/** Kinds with a picture and words. */
export const BANNERS: ComponentKinds = {
  HeroBannerComponent: {
    title: ['Large banner', 'Grande bannière'],
    schema: Type.Object({
      eyebrow: Type.Optional(
        fields.localized({ label: ['Above the heading', 'Au-dessus du titre'], help: NO_WORDS }),
      ),
      heading,
      text: Type.Optional(text),
      image,
      imageTall: Type.Optional(
        fields.localizedPicture({
          label: ['Picture on phones', 'Image sur téléphone'],
          help: ['Taller than wide. Empty: the same.', 'Plus haute que large. Vide\u00a0: la même.'],
        }),
      ),
      imageAlt: Type.Optional(imageAlt),
      cta: Type.Optional(link()),
      secondaryCta: Type.Optional(link(['Second button', 'Deuxième bouton'])),
      badge: Type.Optional(
        fields.text({
          label: ['Badge', 'Pastille'],
          help: [
            'Words, then colours of words and ground: New||#ffffff||#7a3b1d',
            'Texte, puis couleurs du texte et du fond\u00a0: Nouveau||#ffffff||#7a3b1d',
          ],
        }),
      ),
      badgeSeparator: Type.Optional(
        fields.text({ label: ['What parts the badge', 'Séparateur de la pastille'] }, { maxLength: 10 }),
      ),
      tone: Type.Optional(
        fields.choice({ label: ['Tone of the picture', 'Ton de l’image'] }, [
          { value: 'light', title: ['Light', 'Clair'] },
          { value: 'dark', title: ['Dark', 'Foncé'] },
        ]),
      ),
      feature,
    }),
  },
  EditorialComponent: {
    title: ['Text beside a picture', 'Texte à côté d’une image'],
    schema: Type.Object({
      heading,
      html,
      image,
      imageAlt: Type.Optional(imageAlt),
      imageSide: Type.Optional(
        fields.choice({ label: ['Side of the picture', 'Côté de l’image'] }, [
          { value: 'left', title: ['Left', 'Gauche'] },
          { value: 'right', title: ['Right', 'Droite'] },
        ]),
      ),
      cta: Type.Optional(link()),
      feature,
    }),
  },
  PageIntroComponent: {
    title: ['Head of a page', 'En-tête de page'],
    schema: Type.Object({
      heading,
      text: Type.Optional(text),
      image: Type.Optional(image),
      imageAlt: Type.Optional(imageAlt),
    }),
  },
  BannerBackgroundComponent: {
    title: ['Picture behind a heading', 'Image derrière un titre'],
    schema: Type.Object({ image, cta: Type.Optional(link()) }),
  },
  QuizTeaserComponent: {
    title: ['Invitation to a quiz', 'Invitation à un quiz'],
    schema: Type.Object({
      heading,
      text,
      quiz: fields.choice({ label: ['Quiz', 'Quiz'] }, [
        { value: 'beverage', title: ['Beverages', 'Boissons'] },
        { value: 'brewer', title: ['Brewers', 'Cafetières'] },
      ]),
      image,
      cta: link(),
      feature,
    }),
  },
  PerksTeaserComponent: {
    title: ['Invitation to Perks', 'Invitation aux Avantages'],
    schema: Type.Object({
      heading,
      text,
      rewards: fields.list(
        { label: ['Rewards', 'Récompenses'] },
        group(['Reward', 'Récompense'], {
          title: fields.localized({ label: ['Reward', 'Récompense'] }, { maxLength: 200 }),
          points: fields.integer({ label: ['Points', 'Points'] }, { minimum: 1 }),
        }),
        { maxItems: 20 },
      ),
      cta: link(),
      feature,
    }),
  },
};
