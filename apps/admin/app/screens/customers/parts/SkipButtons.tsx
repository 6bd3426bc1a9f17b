import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerQuery, skipSubscription } from '../../../api/customers.ts';
import type { Subscription } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useToast } from '../../../ui/toasts.ts';

/** Leaves the coming order out, and takes that back while it can be. */
export function SkipButtons({ customer, subscription }: { customer: string; subscription: Subscription }) {
  const { texts, language } = useSpoken();
  const { customers } = texts;
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, renew, onError } = useCallKey();
  const { queryKey } = customerQuery(site.id, customer, language);
  const { id, nextDate, skipped, actions } = subscription;
  const change = useMutation({
    mutationFn: (body: { date?: string; undo?: true }) =>
      skipSubscription(site.id, { customer, subscription: id, key }, body),
    onSuccess: (after, { undo, date = '' }) => {
      renew();
      queries.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            subscriptions: before.subscriptions.map((one) => (one.id === id ? after : one)),
          },
      );
      const text = undo ? customers.takenBack : fill(customers.skipDone, { date: formatDay(date, language) });
      toast({ text });
    },
    onError: (error) => {
      onError(error);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const { isPending } = change;
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {nextDate && actions.includes('skip') && (
          <Button
            aria-label={fill(customers.skipOf, { date: formatDay(nextDate, language) })}
            busy={isPending}
            onClick={() => change.mutate({ date: nextDate })}
          >
            {customers.skip}
          </Button>
        )}
        {skipped && actions.includes('undo-skip') && (
          <Button
            icon="undo"
            aria-label={fill(customers.takeBackOf, { date: formatDay(skipped.date, language) })}
            busy={isPending}
            onClick={() => change.mutate({ undo: true })}
          >
            {customers.takeBack}
          </Button>
        )}
      </div>
      {change.error && <Failure error={change.error} />}
    </div>
  );
}
