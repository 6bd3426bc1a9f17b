import type { Referral } from '../referrals.types.ts';

/** What waits for a decision, as staff see it. */
export const presentHeld = ({ referral, sender }: { referral: Referral; sender: string }) => {
  const { id, customerId, email, code, orderCode, heldFor, createdAt, dueAt } = referral;
  return {
    ...{ id, customerId, sender, code, heldFor, sentAt: createdAt.toISOString() },
    ...(email ? { friend: email } : {}),
    ...(orderCode ? { orderCode } : {}),
    ...(dueAt ? { creditAt: dueAt.toISOString() } : {}),
  };
};
