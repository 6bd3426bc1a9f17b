import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Links } from '../links/links.service.ts';
import type { PasswordsRepository } from '../passwords/passwords.repository.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import type { TokensService } from '../tokens/tokens.service.ts';
import type { SubjectsRepository } from './subjects.repository.ts';

export interface ProviderDeps {
  platform: Pick<Platform, 'clock' | 'config' | 'db' | 'log'>;
  subjects: SubjectsRepository;
  passwordRows: Pick<PasswordsRepository, 'delete'>;
  customers: CustomersService;
  tokens: Pick<TokensService, 'end'>;
  links: Pick<Links, 'endAll'>;
  /** Begins a log-in. */
  begin(ctx: SiteContext, customerId: string, device: Device): Promise<Tokens>;
}
