import { bindAll } from '#platform/bind/index.ts';
import type { AccountDeps } from './account.deps.ts';
import { askForEmail, confirmEmail } from './address.service.ts';
import { changePassword, forgotPassword, resetPassword } from './password.service.ts';
import { askForRemoval, confirmRemoval, remove } from './removal.service.ts';

/** Changes of an existing account: its password, its address, its removal. */
export function accountService(deps: AccountDeps) {
  return bindAll(deps, {
    ...{ forgotPassword, resetPassword, changePassword },
    ...{ askForEmail, confirmEmail },
    ...{ askForRemoval, confirmRemoval, remove },
  });
}

export type AccountService = ReturnType<typeof accountService>;
