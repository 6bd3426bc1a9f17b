export interface NewAccount {
  email: string;
  password: string;
}

/** The account that the order under way creates; in memory only, because it holds a password. */
let pending: NewAccount | undefined;

export const newAccount = (): NewAccount | undefined => pending;

export function keepNewAccount(account: NewAccount | undefined): void {
  pending = account;
}
