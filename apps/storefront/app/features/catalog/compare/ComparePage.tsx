import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/compare.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { cardImage } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { CompareTable } from './CompareTable.tsx';
import { readKept, selectCompare, setCompared } from './compare.slice.ts';
import { comparePath } from './compare.url.ts';
import type { Comparison } from './comparison.slice.ts';

interface ComparePageProps {
  /** Null: no product is named, or none of those named is sold. */
  comparison: Comparison | null;
  /** The engine's reason for refusing the comparison; empty if it gave none. */
  refusal?: string;
  action: (card: Card) => ReactNode;
}

/** Products side by side, at an address that can be shared. */
export function ComparePage({ comparison, refusal, action }: ComparePageProps) {
  const m = useScreenMessages(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = comparison?.cards ?? [];
  const missing = comparison?.missing ?? [];
  const remove = useKept(comparison);
  return (
    <div className="page-width min-h-dvh pt-8 pb-section print:min-h-0">
      <h1 ref={heading} tabIndex={-1} className="font-display text-4xl leading-tight">
        {m.title()}
      </h1>
      {refusal !== undefined && (
        <div className="mt-6 max-w-xl">
          <Notice tone="danger" role="alert">
            {refusal || m.failed()}
          </Notice>
        </div>
      )}
      {missing.length > 0 && (
        <div className="mt-6 max-w-xl">
          <Notice>{m.gone({ count: missing.length })}</Notice>
        </div>
      )}
      {comparison && cards.length > 0 ? (
        <Filled
          comparison={comparison}
          action={action}
          onRemove={(code) => {
            remove(code);
            heading.current?.focus();
          }}
        />
      ) : (
        <Empty />
      )}
    </div>
  );
}

/** Keeps this browser's choice and the address in step. Answers a function that removes one code, or all. */
function useKept(comparison: Comparison | null): (code?: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const link = useSiteLink();
  const named = useSearchParams()[0].has('codes');
  const { items, read } = useAppSelector(selectCompare);
  useEffect(() => void dispatch(readKept()), [dispatch]);
  const kept = comparePath(items.map(({ code }) => code));
  const chosen = named || !read || kept === '/compare' ? undefined : link(kept);
  useEffect(() => {
    if (chosen) void navigate(chosen, { replace: true });
  }, [chosen, navigate]);
  useEffect(() => {
    if (!comparison || comparison.cards.length === 0) return;
    const shown = comparison.cards.map((card) => ({
      code: card.code,
      name: card.name,
      kind: card.kind,
      image: cardImage(card),
    }));
    dispatch(setCompared(shown));
  }, [comparison, dispatch]);
  return (code) => dispatch(setCompared(code ? items.filter((item) => item.code !== code) : []));
}

function Filled({
  comparison,
  action,
  onRemove,
}: {
  comparison: Comparison;
  action: (card: Card) => ReactNode;
  onRemove: (code?: string) => void;
}) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const { cards, attributes } = comparison;
  const rows = differencesOnly ? attributes.filter(({ differs }) => differs) : attributes;
  return (
    <>
      <p className="mt-2 text-muted">{m.intro({ count: cards.length })}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {cards.length > 1 && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={differencesOnly}
              onChange={(event) => setDifferencesOnly(event.target.checked)}
              className="size-5 accent-current"
            />
            {m.differencesOnly()}
          </label>
        )}
        <CopyLink />
        <LinkButton look="quiet" to={link('/compare')} onClick={() => onRemove()}>
          {m.clear()}
        </LinkButton>
      </div>
      {cards.length > 2 && <p className="mt-2 text-muted text-sm sm:hidden">{m.phone()}</p>}
      <CompareTable cards={cards} rows={rows} action={action} onRemove={onRemove} />
      {rows.length === 0 && cards.length > 1 && <p className="mt-6 text-muted">{m.allAlike()}</p>}
    </>
  );
}

function CopyLink() {
  const m = useScreenMessages(texts);
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      say(m.shared());
    } catch {
      say(m.shareFailed());
    }
  };
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        {m.share()}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {said}
      </p>
    </>
  );
}

function Empty() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const quizzes = useAppSelector((state) => featureOn(state, 'quizzes'));
  return (
    <div className="mt-8 rounded-card bg-sunken px-6 py-16 text-center">
      <p className="font-display text-2xl">{m.emptyTitle()}</p>
      <p className="mx-auto mt-2 max-w-md text-muted">{m.emptyText()}</p>
      <LinkButton to={link('/brewers')} className="mt-6">
        {m.emptyAction()}
      </LinkButton>
      {quizzes && (
        <p className="mt-4">
          <LinkButton look="quiet" to={link('/quiz/brewer')}>
            {m.emptyQuiz()}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
