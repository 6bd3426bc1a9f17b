import type { Platform } from '#platform/index.ts';
import { couponsAdminRepository } from './admin.repository.ts';
import { couponsResource } from './coupons.resource.ts';
import { registerPools } from './pool.routes.ts';

/** What staff edit of coupons. */
export function addCouponResources({ admin, clock, db, edits, idempotency }: Platform): void {
  const repository = couponsAdminRepository(db);
  const resource = couponsResource(repository, clock);
  edits.add(resource);
  registerPools({ admin, edits, idempotency, repository, resource });
}
