import type { components } from '@crema/api-client';
import { createContext, type ReactNode, useContext } from 'react';
import type { NewAccount } from './contact/newAccount.ts';

type Schemas = components['schemas'];

/** What is saved in the customer's account. */
export interface KeptByCustomer {
  /** The default first. */
  addresses: readonly Schemas['SavedAddress'][];
  /** The default first; absent while they are loading. */
  cards?: readonly Schemas['PaymentDetails'][];
  /** Whether a card may be saved with the account: by its owner, not by an agent who acts for him. */
  keepsCards: boolean;
}

/** What accounts contribute to the checkout, passed in by the route because features do not import each other. */
export interface AccountParts {
  passwordField: (field: { value: string; error?: string; onChange: (value: string) => void }) => ReactNode;
  /** A button that opens log-in; what was typed stays. */
  logInButton: ReactNode;
  /** Logs a new customer in. */
  logIn: (account: NewAccount) => Promise<unknown>;
  /** Absent: nobody is logged in. */
  kept?: KeptByCustomer;
}

const AccountPartsContext = createContext<AccountParts | null>(null);

export const AccountPartsProvider = AccountPartsContext.Provider;

export const useAccountParts = (): AccountParts | null => useContext(AccountPartsContext);
