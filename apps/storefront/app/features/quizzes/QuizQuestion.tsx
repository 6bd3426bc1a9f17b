import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate, useNavigationType } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import type { QuizTurn } from './quiz.types.ts';
import { answersText, quizPath } from './quiz.url.ts';
import { countStep } from './quizSteps.ts';

/** A press does not move the focus to its button first: it goes on to the next question. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
const ANSWER = { type: 'submit', name: 'answers', onMouseDown: keepFocus } as const;

/**
 * One question. Each answer is a button of a form whose address says all answers so far: it works before JavaScript,
 * and going back loses nothing.
 */
export function QuizQuestion({ turn }: { turn: QuizTurn }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { brand, siteOverride } = useAppSelector((state) => state.apiConfig);
  const legend = useRef<HTMLLegendElement>(null);
  const isNext = useNavigationType() === 'PUSH';
  const { quiz, question, answers, answered, of, shortcuts, suggested, known, knowsNext } = turn;
  const { code } = question;
  // The button that was pressed stands for an answer to another question now: who uses a keyboard or a screen reader
  // goes on at the question. Before it is painted, so that it is painted once.
  useLayoutEffect(() => {
    if (isNext && code) legend.current?.focus({ preventScroll: true });
  }, [isNext, code]);
  const answer = (option: string | null) => {
    const after = { ...answers, [code]: option };
    const show = (event: MouseEvent): void => {
      event.preventDefault();
      if (knowsNext) void dispatch(countStep(quiz, known, after));
      // Where the next question is here already, there is nothing to load for it.
      const defaultShouldRevalidate = knowsNext ? false : undefined;
      void navigate(link(quizPath(quiz, after)), { preventScrollReset: true, defaultShouldRevalidate });
    };
    return { ...ANSWER, value: answersText(after), onClick: show };
  };
  const before = Object.fromEntries(Object.entries(answers).slice(0, -1));
  return (
    <div className="mx-auto max-w-2xl">
      <p className="text-muted">{m.progress({ number: answered + 1, of })}</p>
      <div aria-hidden="true" className="mt-3">
        {/* Not drawn again while it grows. */}
        <Meter value={answered} max={of} label="" instant />
      </div>
      <form action={link(quizPath(quiz))} className="mt-8">
        {siteOverride && <input type="hidden" name="site" value={brand} />}
        <fieldset>
          <legend ref={legend} tabIndex={-1} className="font-display text-3xl leading-tight">
            {question.text}
          </legend>
          <ul className="mt-6 grid gap-3">
            {question.options.map(({ code: option, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the next question's answers take the places of these.
              <li key={at}>
                <button
                  {...answer(option)}
                  className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card border border-control bg-surface px-5 py-3 text-left text-lg hover:border-ink"
                >
                  {text}
                  {suggested === option && <span className="text-muted text-sm">{m.suggested()}</span>}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          {answered > 0 ? (
            <Link
              to={link(quizPath(quiz, before))}
              preventScrollReset
              className={buttonClass('quiet', '-ml-3 px-3')}
            >
              {m.back()}
            </Link>
          ) : (
            <span />
          )}
          <button {...answer(null)} className={buttonClass('quiet', '-mr-3 px-3')}>
            {m.skip()}
          </button>
        </div>
      </form>
      {shortcuts.length > 0 && (
        <nav aria-labelledby="quiz-shortcuts" className="mt-10 rounded-card bg-sunken p-6">
          <h2 id="quiz-shortcuts" className="font-semibold">
            {m.shortcuts()}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {shortcuts.map(({ text, url }) => (
              <li key={url}>
                <Link
                  to={link(url)}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
