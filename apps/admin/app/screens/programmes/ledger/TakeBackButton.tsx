import { useMutation, useQueryClient } from '@tanstack/react-query';
import { creditQuery, type LedgerOf, perksQuery, reverse } from '../../../api/areas/programmes.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useToast } from '../../../ui/toasts.ts';
import { useFigures } from '../useFigures.ts';
import type { LedgerKind } from './amounts.ts';
import type { LedgerLine } from './line.ts';

/** Takes an adjustment back, by an entry of its own; afterwards the button is gone. */
export function TakeBackButton({ kind, of, line }: { kind: LedgerKind; of: LedgerOf; line: LedgerLine }) {
  const { programmes } = useTexts();
  const { instant } = useFigures();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, onError } = useCallKey();
  const { id, amount, at } = line;
  const takeBack = useMutation({
    mutationFn: () => reverse(kind, of, id, key),
    onSuccess: (ledger) => {
      // The answer is the first page.
      const first: LedgerOf = { site: of.site, customer: of.customer, language: of.language };
      const { queryKey } = kind === 'perks' ? perksQuery(first) : creditQuery(first);
      queries.setQueryData<unknown>(queryKey, ledger);
      void queries.invalidateQueries({ queryKey: ['ledger', kind, of.site, of.customer] });
      void queries.invalidateQueries({ queryKey: ['programme', kind, of.site] });
      toast({ text: programmes.takenBack });
    },
    onError,
  });
  return (
    <div className="mt-1 grid justify-items-start gap-2">
      <Button
        icon="undo"
        aria-label={fill(programmes.takeBackOf, { amount, date: instant(at) })}
        busy={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        {programmes.takeBack}
      </Button>
      {takeBack.error && <Failure error={takeBack.error} />}
    </div>
  );
}
