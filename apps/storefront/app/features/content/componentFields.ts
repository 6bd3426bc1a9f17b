import type { ContentComponent } from './content.types.ts';

/**
 * Fields of some kinds of component. An editor wrote them, so each is used only if it has the right type; a missing
 * text is empty.
 */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textIfAny = (value: unknown): string | undefined => text(value) || undefined;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Which products a ProductCarouselComponent shows. */
export function readCarousel({ uid, mode, limit, productCodes, categoryCode }: ContentComponent) {
  return {
    uid,
    mode: text(mode),
    ...(typeof limit === 'number' && { limit }),
    ...(Array.isArray(productCodes) && { productCodes: productCodes.map(text).filter(Boolean) }),
    ...(typeof categoryCode === 'string' && { categoryCode }),
  };
}

/** Of a ContactComponent: how to reach the shop, and the topics of its form. */
export function readContact({ heading, text: words, phone, hours, replyTime, topics }: ContentComponent) {
  return {
    words: {
      heading: text(heading),
      text: textIfAny(words),
      phone: text(phone),
      hours: text(hours),
      replyTime: text(replyTime),
    },
    topics: list(topics)
      .filter(isFields)
      .map(({ code, title }) => ({ code: text(code), title: text(title) })),
  };
}

/** Of a NewsletterComponent: the texts of the sign-up. */
export function readNewsletter({ heading, text: words, label, button, consent }: ContentComponent) {
  return {
    heading: text(heading),
    text: text(words),
    label: text(label),
    button: text(button),
    consent: text(consent),
  };
}
