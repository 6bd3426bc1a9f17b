import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Opening, type OpeningStep, openingQuery } from '../../api/areas/opening.ts';
import { saveRow } from '../../api/changes.ts';
import { call, path } from '../../api/client.ts';
import type { Row } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useCallKey } from '../../kit/form/useCallKey.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure, useFailureText } from '../../ui/Failure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/toasts.ts';

/** The setting that hides it. */
const GUIDE = 'openingGuide';

/** What is left to do before a new shop opens; hidden once all is done, or by its owner. */
export function OpenYourShop() {
  const { texts, language } = useSpoken();
  const { may } = useSession();
  const site = useSite();
  const opening = useQuery({ ...openingQuery(site.id, language), enabled: may(OPERATIONS.opening) });
  if (!may(OPERATIONS.opening) || (opening.data && !opening.data.isShown)) return null;
  return (
    <section aria-labelledby="opening" className="mb-6">
      <h2 id="opening" className="mb-2 font-semibold text-lg">
        {texts.opening.title}
      </h2>
      {opening.isPending && <Skeleton lines={4} className="h-12" />}
      {opening.error && <Failure error={opening.error} onRetry={() => void opening.refetch()} />}
      {opening.data && <Steps opening={opening.data} />}
    </section>
  );
}

function Steps({ opening: { steps } }: { opening: Opening }) {
  const { texts } = useSpoken();
  const { may } = useSession();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p className="mb-3 text-muted text-sm">
        {fill(texts.opening.progress, { done: String(done), total: String(steps.length) })}
      </p>
      <ol className="panel divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.code} step={step} />
        ))}
      </ol>
      {may(OPERATIONS.saveSetting) && <Hide />}
    </>
  );
}

function Step({ step: { title, text, isDone, href, further } }: { step: OpeningStep }) {
  const { opening } = useSpoken().texts;
  const site = useSite();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <div className="min-w-0 grow basis-72">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted text-sm">{text}</p>
        {further.map((way) => (
          <Link
            key={way.href}
            to={`/${site.id}/${way.href}`}
            className="mt-1 mr-4 inline-flex min-h-9 items-center font-semibold text-accent text-sm underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {way.title}
          </Link>
        ))}
      </div>
      <span className={`text-sm ${isDone ? 'text-muted' : 'font-semibold'}`}>
        {isDone ? opening.done : opening.notDone}
      </span>
      {href && (
        <Link
          to={`/${site.id}/${href}`}
          className="button secondary"
          aria-label={fill(isDone ? opening.change : opening.doIt, { title })}
        >
          {isDone ? opening.open : opening.start}
        </Link>
      )}
    </li>
  );
}

/** Hides the guide for everybody who owns the shop: a setting like any other, with history and undo. */
function Hide() {
  const { opening } = useSpoken().texts;
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { key, onError } = useCallKey();
  const hide = useMutation({
    mutationFn: async () => {
      const row = await call<Row>(path(site.id, 'settings', GUIDE));
      return saveRow(site.id, 'settings', row, { body: { changes: { value: false } }, once: key });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['opening', site.id] });
      toast({ text: opening.hidden });
    },
    onError: (error) => {
      onError(error);
      toast({ tone: 'danger', text: failureText(error) });
    },
  });
  return (
    <div className="mt-3">
      <Button look="quiet" busy={hide.isPending} onClick={() => hide.mutate()}>
        {opening.hide}
      </Button>
    </div>
  );
}
