import {
  Button,
  type Fillers,
  filler,
  Notice,
  Skeleton,
  useAppDispatch,
  useAppSelector,
  useScreenMessages,
} from '@crema/storefront/slots';
import { useEffect } from 'react';
import { deposits } from './deposits.area.ts';
import { texts } from './deposits.texts.ts';

function DepositBalance() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(deposits.select);
  useEffect(() => {
    void dispatch(deposits.load(null));
  }, [dispatch]);
  return (
    <section aria-labelledby="account-deposits" className="max-w-xl">
      <h2 id="account-deposits" className="mb-4 font-display text-2xl">
        {m.title}
      </h2>
      {data && <p>{data.balance.value > 0 ? m.balance(data.balance.formattedValue) : m.none}</p>}
      {!data && error && (
        <div className="space-y-4">
          <Notice tone="danger" role="alert">
            {m.failed}
          </Notice>
          <Button busy={loading} onClick={() => void dispatch(deposits.load(null))}>
            {m.retry}
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{m.loading}</span>
          <Skeleton className="h-12" />
        </div>
      )}
    </section>
  );
}

/** What fills the slot of the account's first page. */
export const fillers: Fillers<'account'> = [filler(DepositBalance)];
