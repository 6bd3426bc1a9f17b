import type { components } from '@crema/api-client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Failure } from '#app/platform/store/failure.ts';
import type { Address } from './checkout.types.ts';
import type { NewAccount } from './newAccount.ts';

type Schemas = components['schemas'];

/** What the customer keeps for the next order. */
export interface KeptByCustomer {
  /** The default first. */
  addresses: readonly Schemas['SavedAddress'][];
  /** The default first; absent while they are being asked for. */
  cards?: readonly Schemas['PaymentDetails'][];
  /** Whether a card may be kept with the account: by its owner, not by an agent who acts for him. */
  keepsCards: boolean;
  keepAddress: (address: Address) => Promise<{ id: string } | { failure: Failure }>;
}

/** What accounts give to the checkout; the route composes them, because they are another feature's. */
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
