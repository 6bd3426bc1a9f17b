import { type ReactNode, useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { Area } from '#app/platform/store/lifecycle.ts';
import type { AppThunk, RootState } from '#app/platform/store/store.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';

interface OwnDataProps<Data> {
  area: {
    select: (state: RootState) => Area<Data>;
    load: (arg: null) => AppThunk<Promise<unknown>>;
  };
  children: (data: Data) => ReactNode;
}

/** A part of the account that is loaded when shown: skeleton, failure with a retry, or its content. */
export function OwnData<Data>({ area, children }: OwnDataProps<Data>) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(area.select);
  useEffect(() => {
    void dispatch(area.load(null));
  }, [dispatch, area]);
  if (data) return children(data);
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">{m.loading()}</span>
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <div className="max-w-xl space-y-4">
      <Notice tone="danger" role="alert">
        {m.failed()}
      </Notice>
      <Button busy={loading} onClick={() => void dispatch(area.load(null))}>
        {m.retry()}
      </Button>
    </div>
  );
}
