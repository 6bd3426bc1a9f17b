import { useCallback, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { OwnReviews } from './OwnReviews.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { type Open, openReviews } from './writing.thunks.ts';

/**
 * What one has bought and not reviewed, each with its form: by the mailed link, whose token stays in the fragment, or by the account.
 *
 * @param wanted the product to begin with, of whose page one comes
 */
export default function WriteReviews({ wanted }: { wanted: string | undefined }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const [token] = useState(() => location.hash.slice(1) || undefined);
  const [open, setOpen] = useState<Open>();
  const [failure, setFailure] = useState<Failure>();
  const isKnown = token !== undefined || hasToken(site);

  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      if (!isKnown) return;
      setFailure(undefined);
      const answer = await dispatch(openReviews(token, signal));
      if (signal?.aborted) return;
      if ('failure' in answer) setFailure(answer.failure);
      else setOpen(answer);
    },
    [dispatch, isKnown, token],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  if (!isKnown || failure?.status === 401) return <LogInFirst />;
  if (failure)
    return (
      <div className="mt-8 space-y-4">
        <Notice tone="danger" role="alert">
          {(failure.status && failure.errors[0]?.message) || m.failed()}
        </Notice>
        {failure.status === 400 ? (
          <LinkButton to={link('/login')}>{m.toLogIn()}</LinkButton>
        ) : (
          <Button onClick={() => void load()}>{m.retry()}</Button>
        )}
      </div>
    );
  if (!open)
    return (
      <div role="status">
        <span className="sr-only">{m.loading()}</span>
        <Skeleton className="mt-8 h-96" />
      </div>
    );
  // First the one whose page sent its reader here.
  const products = open.products.toSorted(
    (one, other) => Number(other.code === wanted) - Number(one.code === wanted),
  );
  return (
    <div className="mt-8 space-y-8">
      {products.length === 0 && <p>{m.nothing()}</p>}
      {products.map((product) => (
        <ReviewForm key={product.code} product={product} author={open.author} token={token} />
      ))}
      {open.reviews.length > 0 && <OwnReviews reviews={open.reviews} onRemoved={() => void load()} />}
    </div>
  );
}

function LogInFirst() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <div className="mt-8 space-y-4">
      <p className="max-w-prose">{m.logIn()}</p>
      <LinkButton to={link('/login')}>{m.toLogIn()}</LinkButton>
    </div>
  );
}
