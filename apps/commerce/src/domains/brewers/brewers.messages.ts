import type { Language } from '@crema/brands';
import { conflict, type ErrorItem, notFound, OccError, say } from '#platform/http/index.ts';
import type { PurchaseProblem, SerialProblem } from './brewers.rules.ts';
import type { BrewerModel } from './brewers.types.ts';

type SerialError = 'INVALID_SERIAL_FORMAT' | 'UNKNOWN_SERIAL' | 'ALREADY_REGISTERED' | 'RECALLED';

const aboutSerial = (reason: SerialError) => ({ reason, subject: 'serialNumber', subjectType: 'field' });

const PURCHASE: Record<PurchaseProblem, Record<Language, string>> = {
  invalid: { en: 'Enter the day you bought it.', fr: 'Entrez la date d’achat.' },
  future: {
    en: 'This day is still to come. Enter the day you bought it.',
    fr: 'Cette date est à venir. Entrez la date d’achat.',
  },
  beforeProduction: {
    en: 'This brewer was made after that day. Check the date on your receipt, and the serial number.',
    fr: 'Cette cafetière a été fabriquée après cette date. Vérifiez la date sur votre reçu et le numéro de série.',
  },
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What is wrong with a serial number, and which of its digits to look at again. */
function serialMessage(language: Language, wrong: SerialProblem): string {
  if (wrong.problem === 'format')
    return say(
      language,
      'This is not a serial number: it has 12 to 20 digits. Look at the label under the brewer.',
      'Ce n’est pas un numéro de série\u00a0: il compte de 12 à 20 chiffres. Regardez l’étiquette sous la cafetière.',
    );
  const { year } = wrong.producedIn;
  const week = twoDigits(wrong.producedIn.week);
  return wrong.problem === 'week'
    ? say(
        language,
        `Digits 3 and 4 of a serial number are the week of production, from 01 to 53; here it is ${week}. Check them on the label under the brewer.`,
        `Les chiffres 3 et 4 d’un numéro de série sont la semaine de fabrication, de 01 à 53; ici, c’est ${week}. Vérifiez-les sur l’étiquette sous la cafetière.`,
      )
    : say(
        language,
        `Digits 3 to 6 of this serial number mean week ${week} of ${year}, which is still to come. Check them on the label under the brewer.`,
        `Les chiffres 3 à 6 de ce numéro de série désignent la semaine ${week} de ${year}, qui est à venir. Vérifiez-les sur l’étiquette sous la cafetière.`,
      );
}

const formatItem = (language: Language, wrong: SerialProblem): ErrorItem => ({
  type: 'INVALID_SERIAL_FORMAT',
  message: serialMessage(language, wrong),
  ...aboutSerial('INVALID_SERIAL_FORMAT'),
});

const purchaseItem = (language: Language, problem: PurchaseProblem): ErrorItem => ({
  type: 'ValidationError',
  message: PURCHASE[problem][language],
  reason: problem,
  subject: 'purchaseDate',
  subjectType: 'field',
});

/** The expected failures of brewers, in the customer's language. */
export const brewerErrors = {
  /** 400 with one item a field that is wrong. */
  input: (
    language: Language,
    wrong: { serialNumber?: SerialProblem | undefined; purchaseDate?: PurchaseProblem | undefined },
  ): OccError =>
    new OccError(400, [
      ...(wrong.serialNumber ? [formatItem(language, wrong.serialNumber)] : []),
      ...(wrong.purchaseDate ? [purchaseItem(language, wrong.purchaseDate)] : []),
    ]),

  /** Well formed, and of no model that was ever made. */
  unknown: (language: Language): OccError =>
    notFound(
      'UNKNOWN_SERIAL',
      say(
        language,
        'We know no brewer with this serial number. Check its first two digits.',
        'Aucune cafetière connue ne porte ce numéro de série. Vérifiez ses deux premiers chiffres.',
      ),
      aboutSerial('UNKNOWN_SERIAL'),
    ),

  registered: (language: Language): OccError =>
    conflict(
      'ALREADY_REGISTERED',
      say(
        language,
        'This brewer is registered already. If it was not you, write to us.',
        'Cette cafetière est déjà enregistrée. Si ce n’est pas par vous, écrivez-nous.',
      ),
      aboutSerial('ALREADY_REGISTERED'),
    ),

  recalled: (language: Language, { name, recall }: BrewerModel): OccError =>
    conflict(
      'RECALLED',
      say(
        language,
        `The ${name.en} was recalled. ${recall?.en ?? ''}`,
        `Le modèle ${name.fr ?? name.en} est rappelé. ${recall?.fr ?? ''}`,
      ).trim(),
      aboutSerial('RECALLED'),
    ),
};
