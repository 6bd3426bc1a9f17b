import { createContext, type ReactNode, useContext } from 'react';
import type { NewAccount } from './newAccount.ts';

/** What accounts give to the checkout; the route composes them, because they are another feature's. */
export interface AccountParts {
  passwordField: (field: { value: string; error?: string; onChange: (value: string) => void }) => ReactNode;
  /** A button that opens log-in; what was typed stays. */
  logInButton: ReactNode;
  /** Logs a new customer in. */
  logIn: (account: NewAccount) => Promise<unknown>;
}

const AccountPartsContext = createContext<AccountParts | null>(null);

export const AccountPartsProvider = AccountPartsContext.Provider;

export const useAccountParts = (): AccountParts | null => useContext(AccountPartsContext);
