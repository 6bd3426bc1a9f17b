import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AccountEmails } from '../emails/emails.service.ts';
import type { Links } from '../links/links.service.ts';
import type { Passwords } from '../passwords/hashing.service.ts';
import type { PasswordsRepository } from '../passwords/passwords.repository.ts';
import type { Limits } from '../throttling/limits.service.ts';
import type { TokensService } from '../tokens/tokens.service.ts';

/** A call of a customer about their own account. */
export type OwnContext = SiteContext & { customerId: string };

export interface AccountDeps {
  platform: Pick<Platform, 'clock' | 'db'>;
  passwordRows: PasswordsRepository;
  customers: CustomersService;
  passwords: Passwords;
  tokens: TokensService;
  links: Links;
  limits: Limits;
  emails: AccountEmails;
  /** Whether a password is in the list of breached ones. */
  isKnown(password: string): boolean;
}
