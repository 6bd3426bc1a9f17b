import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerQuery } from '../../../api/areas/customers.ts';
import { type SubscriptionStep, stepSubscription } from '../../../api/areas/subscriptions.ts';
import type { Subscription } from '../../../api/types.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { useSite } from '../../../session/session.ts';
import { useToast } from '../../../ui/toasts.ts';

/** A customer's subscription on the screen. */
export interface Shown {
  customer: string;
  subscription: Subscription;
}

/** Does something for a customer, once for each wish; the answer is the subscription that is shown next. */
export function useStep({ customer, subscription: { id } }: Shown) {
  const { language } = useSpoken();
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, renew, onError } = useCallKey();
  const { queryKey } = customerQuery(site.id, customer, language);
  return useMutation({
    mutationFn: ({ ask }: { ask: SubscriptionStep; done: (after: Subscription) => string }) =>
      stepSubscription(site.id, { customer, subscription: id, key }, ask),
    onSuccess: (after, { done }) => {
      renew();
      queries.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            subscriptions: before.subscriptions.map((one) => (one.id === id ? after : one)),
          },
      );
      void queries.invalidateQueries({ queryKey: ['auto-delivery', site.id] });
      toast({ text: done(after) });
    },
    onError: (error) => {
      onError(error);
      void queries.invalidateQueries({ queryKey });
    },
  });
}
