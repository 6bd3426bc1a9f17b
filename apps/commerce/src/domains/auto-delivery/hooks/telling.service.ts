import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { AutoDeliveryHooks } from './hooks.types.ts';

/** The repository, which tells other domains of each step that a history records. */
export const telling = (
  repository: AutoDeliveryRepository,
  hooks: readonly AutoDeliveryHooks[],
): AutoDeliveryRepository => ({
  ...repository,
  addHistory: async (id, actor, action, details, now) => {
    const added = await repository.addHistory(id, actor, action, details, now);
    const listening = hooks.filter(({ recorded }) => recorded);
    if (listening.length === 0) return added;
    const subscription = await repository.byId(id);
    if (subscription) for (const hook of listening) await hook.recorded?.(subscription, action);
    return added;
  },
});
