import type { ReactNode } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';

/** The table of a ledger's entries: date, what, amount, balance and by whom. */
export function LedgerTable({ title, children }: { title: string; children: ReactNode }) {
  const { programmes } = useTexts();
  return (
    <ScrollBox label={fill(programmes.table, { title })}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{programmes.date}</th>
            <th scope="col">{programmes.what}</th>
            <th scope="col" className="number">
              {programmes.amount}
            </th>
            <th scope="col" className="number">
              {programmes.balance}
            </th>
            <th scope="col">{programmes.by}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
