import type { CartService } from '#domains/cart/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AccountEmails } from '../emails/emails.service.ts';
import type { Links } from '../links/links.service.ts';
import type { Passwords } from '../passwords/hashing.service.ts';
import type { PasswordsRepository } from '../passwords/passwords.repository.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import type { Limits } from '../throttling/limits.service.ts';
import type { TokensService } from '../tokens/tokens.service.ts';

export interface LogInDeps {
  platform: Pick<Platform, 'clock' | 'config' | 'db' | 'log'>;
  passwordRows: PasswordsRepository;
  passwords: Passwords;
  customers: CustomersService;
  cart: Pick<CartService, 'merge' | 'ofVisit' | 'unitsOf'>;
  tokens: TokensService;
  links: Links;
  limits: Limits;
  emails: AccountEmails;
  /** Whether a password is in the list of breached ones. */
  isKnown(password: string): boolean;
  /** Begins a log-in of an account that there was before. */
  begin(ctx: SiteContext, customerId: string, device: Device): Promise<Tokens>;
}
