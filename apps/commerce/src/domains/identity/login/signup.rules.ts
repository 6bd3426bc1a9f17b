import { checkEmail } from '#platform/mail/address.ts';
import { passwordProblem } from '../passwords/password.rules.ts';

const LONGEST_NAME = 40;

export interface SignUpInput {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Whether to join the perks programme at once. */
  perksOptIn?: boolean;
}

/** Possible problems of an account's fields, each with a message in every language. */
export type FieldProblem = 'email' | 'name' | 'passwordLength' | 'passwordKnown';

export interface Problem {
  subject: string;
  problem: FieldProblem;
}

const tidyName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * An account in its stored form, or what is wrong with each field.
 *
 * @param isKnown whether a password is in the list of breached ones
 */
export function checkSignUp(
  { email, password, firstName, lastName }: SignUpInput,
  isKnown: (password: string) => boolean,
): { account: SignUpInput } | { problems: Problem[] } {
  const address = checkEmail(email);
  const account = {
    email: address ?? '',
    password,
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
  };
  const problems: Problem[] = [];
  for (const subject of ['firstName', 'lastName'] as const) {
    if (!isName(account[subject])) problems.push({ subject, problem: 'name' });
  }
  if (!address) problems.push({ subject: 'email', problem: 'email' });
  const wrong = passwordProblem(password, isKnown);
  if (wrong) problems.push({ subject: 'password', problem: wrong });
  return problems.length > 0 ? { problems } : { account };
}

/** Whether a name is valid: 1 to 40 characters. */
function isName(name: string): boolean {
  const { length } = [...name];
  return length >= 1 && length <= LONGEST_NAME;
}
