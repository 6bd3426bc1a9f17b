import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { FoundCustomer, FoundPage } from './agents.thunks.ts';

interface FoundCustomersProps {
  page: FoundPage;
  onChoose: (customer: FoundCustomer) => void;
  /** Called with the page that is asked for, from 0. */
  onTurn: (page: number) => void;
}

/** A page of the customers that a search found, each with the button to act for one. */
export function FoundCustomers({ page, onChoose, onTurn }: FoundCustomersProps) {
  const m = useScreenMessages(texts);
  return (
    <>
      {page.customers.length > 0 && (
        <ul className="mt-3 max-w-2xl divide-y divide-line border-line border-y">
          {page.customers.map((customer) => (
            <li
              key={customer.customerId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
            >
              <div>
                <p className="font-semibold">{`${customer.firstName} ${customer.lastName}`}</p>
                <p className="break-all text-muted text-sm">{customer.email}</p>
              </div>
              <Button look="secondary" onClick={() => onChoose(customer)}>
                {m.actFor()} <span className="sr-only">{`${customer.firstName} ${customer.lastName}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {page.totalPages > 1 && (
        <div className="mt-4 flex gap-3">
          <Button
            look="secondary"
            disabled={page.currentPage === 0}
            onClick={() => onTurn(page.currentPage - 1)}
          >
            {m.previous()}
          </Button>
          <Button
            look="secondary"
            disabled={page.currentPage + 1 >= page.totalPages}
            onClick={() => onTurn(page.currentPage + 1)}
          >
            {m.next()}
          </Button>
        </div>
      )}
    </>
  );
}
