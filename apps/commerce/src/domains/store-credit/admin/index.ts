import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import type { StoreCreditService } from '../store-credit.service.ts';
import { registerCreditAdmin } from './admin.routes.ts';
import { creditAdminSchemas } from './admin.schemas.ts';
import { creditAdminService } from './admin.service.ts';

/** What staff do with store credit: they see it, give and take some with a reason, and take that back. */
export function addCreditAdmin(
  platform: Platform,
  parts: { customers: Pick<CustomersService, 'get'>; storeCredit: StoreCreditService },
): void {
  for (const schema of creditAdminSchemas) platform.app.addSchema(schema);
  registerCreditAdmin(platform, creditAdminService({ platform, ...parts }));
}
