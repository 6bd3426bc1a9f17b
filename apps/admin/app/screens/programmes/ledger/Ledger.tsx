import { Link } from 'react-router';
import type { LedgerOf } from '../../../api/areas/programmes.ts';
import { useTexts } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFigures } from '../useFigures.ts';
import type { LedgerKind } from './amounts.ts';
import { LedgerTable } from './LedgerTable.tsx';
import type { LedgerLine } from './line.ts';
import { TakeBackButton } from './TakeBackButton.tsx';

interface LedgerProps {
  kind: LedgerKind;
  of: LedgerOf;
  title: string;
  lines: LedgerLine[];
  /** Whether the role may take entries back. */
  mayReverse: boolean;
  newer?: (() => void) | undefined;
  older?: (() => void) | undefined;
}

/** The entries of a ledger, newest first, each with the balance after it. */
export function Ledger({ kind, of, title, lines, mayReverse, newer, older }: LedgerProps) {
  const { programmes } = useTexts();
  if (lines.length === 0) return <p className="text-muted text-sm">{programmes.noEntries}</p>;
  return (
    <>
      <LedgerTable title={title}>
        {lines.map((line) => (
          <Line key={line.id} kind={kind} of={of} line={line} mayReverse={mayReverse} />
        ))}
      </LedgerTable>
      {(newer || older) && (
        <div className="mt-3 flex gap-2">
          <Button disabled={!newer} onClick={newer}>
            {programmes.newer}
          </Button>
          <Button disabled={!older} onClick={older}>
            {programmes.older}
          </Button>
        </div>
      )}
    </>
  );
}

function Line({
  kind,
  of,
  line,
  mayReverse,
}: Pick<LedgerProps, 'kind' | 'of' | 'mayReverse'> & { line: LedgerLine }) {
  const { may } = useSession();
  const site = useSite();
  const { instant } = useFigures();
  const { at, label, reason, orderCode, amount, balance, by, reversible } = line;
  return (
    <tr>
      <td className="whitespace-nowrap">
        <time dateTime={at}>{instant(at)}</time>
      </td>
      <td className="min-w-40">
        {label}
        {orderCode && may(OPERATIONS.order) && (
          <Link to={`/${site.id}/orders/${encodeURIComponent(orderCode)}`} className="link block">
            {orderCode}
          </Link>
        )}
        {reason && <span className="block break-words text-muted text-xs">{reason}</span>}
        {reversible && mayReverse && <TakeBackButton kind={kind} of={of} line={line} />}
      </td>
      <td className="number">{amount}</td>
      <td className="number">{balance}</td>
      <td className="break-words">{by}</td>
    </tr>
  );
}
