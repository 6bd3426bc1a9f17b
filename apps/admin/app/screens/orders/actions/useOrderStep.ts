import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OrderStep, orderQuery, stepOrder } from '../../../api/areas/orders.ts';
import type { AdminOrder } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { useSite } from '../../../session/session.ts';
import { useToast } from '../../../ui/toasts.ts';

const STEPS = {
  ship: 'ship',
  deliver: 'deliver',
  refund: 'refunds',
  return: 'return',
  cancel: 'cancel',
  confirm: 'confirmation',
} as const satisfies Record<string, OrderStep>;

/** What is done with an order by a button, in the order of the buttons. */
export type OrderAction = keyof typeof STEPS;

export const ORDER_ACTIONS = Object.keys(STEPS) as OrderAction[];

/** Takes a step of an order, once for a dialog; the answer is the order that is shown next. */
export function useOrderStep({ order: { code } }: AdminOrder, action: OrderAction, onDone: () => void) {
  const { texts, language } = useSpoken();
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, onError } = useCallKey();
  const { queryKey } = orderQuery(site.id, code, language);
  return useMutation({
    mutationFn: (body: object) => stepOrder({ site: site.id, code, key }, STEPS[action], body),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after);
      for (const kind of ['orders', 'home', 'customer'])
        void queries.invalidateQueries({ queryKey: [kind, site.id] });
      toast({ text: fill(texts.orders.done[action], { code }) });
      onDone();
    },
    onError: (error) => {
      onError(error);
      // Somebody else may have been faster, or the answer was lost: the screen shows what is.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
