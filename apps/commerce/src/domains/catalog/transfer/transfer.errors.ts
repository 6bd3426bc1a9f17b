import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';
import { MOST_BYTES } from './transfer.types.ts';

const megabytes = MOST_BYTES / 1024 / 1024;

/** The expected failures of imports. */
export const importErrors = {
  unknown: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'There is no such import.', 'Cette importation n’existe pas.'),
      { reason: 'notFound', subject: 'id' },
    ),

  tooLarge: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(
        language,
        `A file has at most ${megabytes} MB. Split this one, or use the command.`,
        `Un fichier a au plus ${megabytes} Mo. Divisez celui-ci ou utilisez la commande.`,
      ),
      { reason: 'tooLarge', subject: 'bytes', subjectType: 'field' },
    ),

  /** 400: the file as a whole is none that can be read; the sentence is the import's own. */
  unusable: (sentence: string): OccError =>
    badRequest('ValidationError', sentence, { reason: 'file', subject: 'body', subjectType: 'field' }),

  /** 409: a piece does not follow what is there. */
  place: (language: Language): OccError =>
    conflict(
      'UploadPlaceError',
      say(
        language,
        'This part of the file does not follow the last one. Send the file again.',
        'Cette partie du fichier ne suit pas la précédente. Renvoyez le fichier.',
      ),
      { reason: 'place', subject: 'from' },
    ),

  /** 409: one import of a site at a time. */
  running: (language: Language): OccError =>
    conflict(
      'ImportRunningError',
      say(
        language,
        'Another import of this site is running. Wait until it is done.',
        'Une autre importation de ce site est en cours. Attendez qu’elle soit terminée.',
      ),
      { reason: 'running' },
    ),

  /** 409: what is asked for does not follow from where it is. */
  notNow: (language: Language): OccError =>
    conflict(
      'ImportStatusError',
      say(
        language,
        'This import is no longer where you saw it. Reload the page.',
        'Cette importation n’en est plus là. Actualisez la page.',
      ),
      { reason: 'status' },
    ),

  /** 409: the check no longer says what would happen. */
  stale: (language: Language): OccError =>
    conflict(
      'StalePreviewError',
      say(
        language,
        'Products were changed since this check. Check the file again, then apply it.',
        'Des produits ont changé depuis cette vérification. Vérifiez de nouveau le fichier, puis appliquez-le.',
      ),
      { reason: 'preview' },
    ),
};
