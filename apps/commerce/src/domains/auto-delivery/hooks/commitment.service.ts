import type { Language } from '@crema/brands';
import type { HookNeeds, SubscriptionCommitment } from './hooks.types.ts';

/** The commitment that came with a subscription, as the first domain that knows of one tells it. */
export async function commitmentOf(
  { hooks }: HookNeeds,
  subscriptionId: string,
  language: Language,
): Promise<SubscriptionCommitment | undefined> {
  for (const hook of hooks) {
    const found = (await hook.commitments?.([subscriptionId], language))?.get(subscriptionId);
    if (found) return found;
  }
  return undefined;
}
