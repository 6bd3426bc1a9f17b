import { type ReactNode, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { Addable } from '../autoDelivery.types.ts';
import { LinePicture } from '../LinePicture.tsx';
import { upcomingOrderList } from '../upcoming/upcomingOrderList.slice.ts';

/** Milliseconds after the last keystroke until the search is sent. */
const PATIENCE = 250;

/**
 * Finds products that can be added to a coming order and are in stock. Before anything is typed, shows recommendations.
 */
export function ProductSearch({ action }: { action: (product: Addable) => ReactNode }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(upcomingOrderList.select);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => void dispatch(upcomingOrderList.ensure({ text: text.trim() })),
      text ? PATIENCE : 0,
    );
    return () => clearTimeout(timer);
  }, [dispatch, text]);
  return (
    <>
      <TextField
        label={m.findProduct()}
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {error && <Notice tone="danger">{m.searchFailed()}</Notice>}
      <p role="status" className="sr-only">
        {data && !loading && m.found({ count: data.component.length })}
      </p>
      {data?.recommended && <p className="mt-4 font-semibold">{m.goesWith()}</p>}
      {data && data.component.length === 0 && <p className="mt-4 text-muted">{m.nothingFound()}</p>}
      {!data && !error && <ListSkeleton />}
      <ul className="mt-2 divide-y divide-line">
        {data?.component.map((product) => (
          <li
            key={product.code}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[3.5rem_1fr_auto]"
          >
            <LinePicture src={product.image} size="w-14" />
            <div className="min-w-0">
              <p className="font-medium leading-snug">{product.name}</p>
              <p className="tabular text-muted text-sm">
                {[product.details, product.price?.formattedValue].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="col-start-2 sm:col-start-3">{action(product)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="mt-4 space-y-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
