import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { PerksOperator } from '../operator/operator.service.ts';
import { registerPerksAdmin } from './admin.routes.ts';
import { perksAdminSchemas } from './admin.schemas.ts';
import { perksAdminService } from './admin.service.ts';

/** What staff do with the points of members: they see them, give and take some with a reason, and take that back. */
export function addPerksAdmin(
  platform: Platform,
  parts: { customers: CustomersService; ledger: Ledger; operator: PerksOperator; most: Most },
): void {
  for (const schema of perksAdminSchemas) platform.app.addSchema(schema);
  registerPerksAdmin(platform, perksAdminService({ platform, ...parts }));
}

type Most = Parameters<typeof perksAdminService>[0]['most'];
