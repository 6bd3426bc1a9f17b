import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { RefreshTokensRepository } from './refresh-tokens.repository.ts';

export interface TokensDeps {
  platform: Pick<Platform, 'accessTokens' | 'clock' | 'config' | 'db'>;
  sessions: SessionsRepository;
  refreshTokens: RefreshTokensRepository;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'priceSegment'>;
}

/** With the key that refresh tokens are derived by. */
export interface IssueDeps extends TokensDeps {
  chain: Buffer;
}
