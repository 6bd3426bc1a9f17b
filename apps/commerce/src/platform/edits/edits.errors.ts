import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, OccError, say } from '#platform/http/index.ts';

/** The expected failures of edits. */
export const editErrors = {
  unknown: (language: Language): OccError =>
    notFound('UnknownIdentifierError', say(language, 'There is no such row.', 'Cette ligne n’existe pas.'), {
      reason: 'notFound',
      subject: 'key',
    }),

  /** 412: somebody else saved first. */
  stale: (language: Language): OccError =>
    new OccError(412, [
      {
        type: 'StaleVersionError',
        message: say(
          language,
          'Somebody changed this meanwhile. Compare both versions, then save again.',
          'Quelqu’un a modifié ceci entre-temps. Comparez les deux versions, puis enregistrez de nouveau.',
        ),
        reason: 'version',
        subject: 'version',
      },
    ]),

  /** 428: a save says which version it began from. */
  noVersion: (language: Language): OccError =>
    new OccError(428, [
      {
        type: 'VersionRequiredError',
        message: say(
          language,
          'Say in If-Match which version you changed.',
          'Indiquez dans If-Match la version que vous avez modifiée.',
        ),
        reason: 'version',
        subject: 'If-Match',
        subjectType: 'header',
      },
    ]),

  taken: (language: Language): OccError =>
    conflict('DuplicateKeyError', say(language, 'That key is taken.', 'Cette clé est déjà utilisée.'), {
      reason: 'taken',
      subject: 'key',
    }),

  /** 409: what the edit wrote has been changed since, or it is taken back already. */
  notUndoable: (language: Language, why: 'changed' | 'undone'): OccError =>
    conflict(
      'NotUndoableError',
      why === 'undone'
        ? say(language, 'This was taken back already.', 'Ceci a déjà été annulé.')
        : say(
            language,
            'This was changed again since: undo the later change first.',
            'Ceci a encore été modifié depuis\u00a0: annulez d’abord la modification plus récente.',
          ),
      { reason: why },
    ),

  pastSchedule: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Choose a time that is still to come.', 'Choisissez un moment à venir.'),
      { reason: 'invalid', subject: 'from', subjectType: 'field' },
    ),

  /** 409: another scheduled change has the same field at the same time. */
  overlaps: (language: Language, key: string): OccError =>
    conflict(
      'OverlappingScheduleError',
      say(
        language,
        `Another change of ${key} is scheduled for that time. Cancel it first, or choose another time.`,
        `Une autre modification de ${key} est prévue à ce moment. Annulez-la d’abord ou choisissez un autre moment.`,
      ),
      { reason: 'overlaps', subject: 'from', subjectType: 'field' },
    ),

  /** 404: published or discarded meanwhile. */
  noDraft: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'This draft is no longer there.', 'Ce brouillon n’existe plus.'),
      { reason: 'notFound', subject: 'publishes' },
    ),

  /** 409: the row was changed after the draft was kept. */
  staleDraft: (language: Language): OccError =>
    conflict(
      'StaleDraftError',
      say(
        language,
        'Somebody changed this after the draft was kept. Go on with the draft, compare, then save.',
        'Quelqu’un a modifié ceci depuis ce brouillon. Reprenez le brouillon, comparez, puis enregistrez.',
      ),
      { reason: 'changed' },
    ),

  noInstant: (language: Language, subject: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'That is no date and time.', 'Ce n’est pas une date et une heure.'),
      { reason: 'invalid', subject, subjectType: 'field' },
    ),

  endsFirst: (language: Language, subject: string): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'The end must be after the beginning.', 'La fin doit venir après le début.'),
      { reason: 'invalid', subject, subjectType: 'field' },
    ),

  missed: (language: Language): string =>
    say(
      language,
      'The shop was not running at that time, so nothing was changed.',
      'La boutique n’était pas ouverte à ce moment\u00a0: rien n’a été modifié.',
    ),

  /** 409: rows changed between the preview of a bulk edit and its start. */
  preview: (language: Language): OccError =>
    conflict(
      'StalePreviewError',
      say(
        language,
        'Some rows changed since the preview. Look at the new preview, then apply it.',
        'Des lignes ont changé depuis l’aperçu. Consultez le nouvel aperçu, puis appliquez-le.',
      ),
      { reason: 'preview', subject: 'hash' },
    ),

  running: (language: Language): OccError =>
    conflict(
      'BatchRunningError',
      say(
        language,
        'This bulk edit is still running. Wait until it is done.',
        'Cette modification en lot est en cours. Attendez qu’elle soit terminée.',
      ),
      { reason: 'running' },
    ),
};
