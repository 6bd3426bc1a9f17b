import type { Language } from '@crema/brands';
import { conflict, type ErrorItem, notFound, OccError, say } from '#platform/http/index.ts';
import type { PurchaseProblem, SerialProblem } from './brewers.rules.ts';
import type { BrewerModel } from './brewers.types.ts';

type SerialError = 'INVALID_SERIAL_FORMAT' | 'UNKNOWN_SERIAL' | 'ALREADY_REGISTERED' | 'RECALLED';

const aboutSerial = (reason: SerialError) => ({ reason, subject: 'serialNumber', subjectType: 'field' });

const PURCHASE: Record<PurchaseProblem, Record<Language, string>> = {
  invalid: { en: 'Enter the purchase date.', fr: 'Entrez la date d’achat.' },
  future: {
    en: 'This date is in the future. Enter the purchase date.',
    fr: 'Cette date est dans le futur. Entrez la date d’achat.',
  },
  beforeProduction: {
    en: 'This brewer was made after that date. Check the date on your receipt and the serial number.',
    fr: 'Cette cafetière a été fabriquée après cette date. Vérifiez la date sur votre reçu et le numéro de série.',
  },
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What is wrong with a serial number, and which of its digits to look at again. */
function serialMessage(language: Language, wrong: SerialProblem): string {
  if (wrong.problem === 'format')
    return say(
      language,
      'A serial number has 12 to 20 digits. Check the label under the brewer.',
      'Un numéro de série compte de 12 à 20 chiffres. Vérifiez l’étiquette sous la cafetière.',
    );
  const { year } = wrong.producedIn;
  const week = twoDigits(wrong.producedIn.week);
  return wrong.problem === 'week'
    ? say(
        language,
        `Check digits 3 and 4 on the label under the brewer. They are the production week, from 01 to 53, not ${week}.`,
        `Vérifiez les chiffres 3 et 4 sur l’étiquette sous la cafetière. Ils indiquent la semaine de fabrication, de 01 à 53, et non ${week}.`,
      )
    : say(
        language,
        `Check digits 3 to 6 on the label under the brewer. They mean week ${week} of ${year}, which is in the future.`,
        `Vérifiez les chiffres 3 à 6 sur l’étiquette sous la cafetière. Ils indiquent la semaine ${week} de ${year}, qui est dans le futur.`,
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
        'We could not find a brewer with this serial number. Check its first two digits.',
        'Aucune cafetière ne correspond à ce numéro de série. Vérifiez ses deux premiers chiffres.',
      ),
      aboutSerial('UNKNOWN_SERIAL'),
    ),

  registered: (language: Language): OccError =>
    conflict(
      'ALREADY_REGISTERED',
      say(
        language,
        'This brewer is already registered. If that was not you, write to us.',
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
