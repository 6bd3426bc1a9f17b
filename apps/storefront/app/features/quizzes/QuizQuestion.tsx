import { useEffect, useRef } from 'react';
import { Form, Link, useNavigationType } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import type { QuizTurn } from './quiz.types.ts';
import { answersText, quizPath } from './quiz.url.ts';
import { countStep } from './quizQuestions.slice.ts';

/**
 * One question. Each answer is a button of a form whose address says all answers so far: it works before JavaScript,
 * and going back loses nothing.
 */
export function QuizQuestion({ turn }: { turn: QuizTurn }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, siteOverride } = useAppSelector((state) => state.apiConfig);
  const legend = useRef<HTMLLegendElement>(null);
  const isNext = useNavigationType() === 'PUSH';
  // The button that was pressed is gone with its question: who uses a keyboard or a screen reader goes on here.
  useEffect(() => {
    if (isNext) legend.current?.focus({ preventScroll: true });
  }, [isNext]);
  const { quiz, question, answers, answered, of, shortcuts, suggested, knowsNext } = turn;
  const answer = (option: string | null) => {
    const after = { ...answers, [question.code]: option };
    return {
      ...({ type: 'submit', name: 'answers', value: answersText(after) } as const),
      onClick: () => knowsNext && void dispatch(countStep(after)),
    };
  };
  const before = Object.fromEntries(Object.entries(answers).slice(0, -1));
  return (
    <div className="mx-auto max-w-2xl">
      <p className="text-muted">{m.progress({ number: answered + 1, of })}</p>
      <div aria-hidden="true" className="mt-3">
        <Meter value={answered} max={of} label="" />
      </div>
      {/* Where the next question is here already, there is nothing to load for it. */}
      <Form
        action={link(quizPath(quiz))}
        preventScrollReset
        defaultShouldRevalidate={knowsNext ? false : undefined}
        className="mt-8"
      >
        {siteOverride && <input type="hidden" name="site" value={brand} />}
        <fieldset>
          <legend ref={legend} tabIndex={-1} className="font-display text-3xl leading-tight">
            {question.text}
          </legend>
          <ul className="mt-6 grid gap-3">
            {question.options.map(({ code, text }) => (
              <li key={code}>
                <button
                  {...answer(code)}
                  className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card border border-control bg-surface px-5 py-3 text-left text-lg hover:border-ink"
                >
                  {text}
                  {suggested === code && <span className="text-muted text-sm">{m.suggested()}</span>}
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
      </Form>
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
