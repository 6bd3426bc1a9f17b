import type { Language } from '@crema/brands';
import { notFound, say } from '#platform/http/index.ts';

export const unknownOrder = (language: Language, code: string) =>
  notFound(
    'UnknownIdentifierError',
    say(language, 'There is no such order.', 'Cette commande n’existe pas.'),
    { reason: 'notFound', subject: code, subjectType: 'order' },
  );
