import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Links } from '../links/links.service.ts';
import type { Limits } from '../throttling/limits.service.ts';

export interface EmailsDeps {
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'outbox'>;
  customers: Pick<CustomersService, 'byEmail'>;
  links: Pick<Links, 'issue'>;
  limits: Pick<Limits, 'mayEmail'>;
}
