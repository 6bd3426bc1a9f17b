import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { ComponentKinds } from './kinds.types.ts';
import { feature, group, heading, hours, html, link, phone, text, title } from './parts.schemas.ts';

/** Kinds that are words. */
export const TEXTS: ComponentKinds = {
  RichTextComponent: {
    title: ['Text', 'Texte'],
    schema: Type.Object({ heading: Type.Optional(heading), html, feature }),
  },
  QuestionsComponent: {
    title: ['Questions and answers', 'Questions et réponses'],
    schema: Type.Object({
      heading,
      questions: fields.list(
        { label: ['Questions', 'Questions'] },
        group(['Question', 'Question'], {
          question: fields.localized({ label: ['Question', 'Question'] }, { maxLength: 400 }),
          html,
          feature,
        }),
        { maxItems: 100 },
      ),
      feature,
    }),
  },
  NotificationComponent: {
    title: ['Notice', 'Avis'],
    schema: Type.Object({
      text,
      tone: fields.choice({ label: ['Look', 'Apparence'] }, [
        { value: 'info', title: ['Information', 'Information'] },
        { value: 'deal', title: ['Offer', 'Offre'] },
        { value: 'warning', title: ['Warning', 'Avertissement'] },
      ]),
      dismissible: fields.flag({ label: ['Can be closed', 'Peut être fermé'] }),
      link: Type.Optional(link(['Link', 'Lien'])),
      feature,
    }),
  },
  HelpComponent: {
    title: ['Help at the end of a page', 'Aide en fin de page'],
    schema: Type.Object({ heading, text: Type.Optional(text) }),
  },
  ContactComponent: {
    title: ['Ways to reach us', 'Façons de nous joindre'],
    schema: Type.Object({
      heading,
      text: Type.Optional(text),
      phone,
      hours,
      replyTime: fields.localized({ label: ['Time of a reply', 'Délai de réponse'] }),
      topics: fields.list(
        { label: ['Topics of the form', 'Sujets du formulaire'] },
        group(['Topic', 'Sujet'], {
          title,
          code: fields.text(
            {
              label: ['Code', 'Code'],
              help: ['In the message that arrives.', 'Dans le message qui arrive.'],
            },
            { minLength: 1, maxLength: 60 },
          ),
        }),
        { maxItems: 40 },
      ),
    }),
  },
  NewsletterComponent: {
    title: ['Newsletter', 'Infolettre'],
    schema: Type.Object({
      heading,
      text,
      label: fields.localized({ label: ['Label of the field', 'Étiquette du champ'] }),
      button: fields.localized({ label: ['Button', 'Bouton'] }),
      consent: fields.localized({ label: ['Consent', 'Consentement'] }, { widget: 'localized-multiline' }),
      feature,
    }),
  },
};
