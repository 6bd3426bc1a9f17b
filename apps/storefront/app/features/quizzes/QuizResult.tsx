import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { buttonClass, LinkButton } from '#app/ui/Button.tsx';
import { KeepTaste } from './KeepTaste.tsx';
import { MailResult } from './MailResult.tsx';
import type { QuizOutcome, Recommended } from './quiz.types.ts';
import { quizPath } from './quiz.url.ts';

interface QuizResultProps {
  outcome: QuizOutcome;
  /** A product of the result, drawn by the page. */
  card: (pick: Recommended) => ReactNode;
  /** What is done with all of them. */
  addAll: ReactNode;
  /** All of them again and again; drawn by the page. */
  offer: ReactNode;
}

/** What a quiz recommends, why, and what it assumed. */
export function QuizResult({ outcome, card, addAll, offer }: QuizResultProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { quiz, picks, assumed, answers, compareUrl, resultId } = outcome;
  const isBeverage = quiz === 'beverage';
  const shared = link(isBeverage ? quizPath(quiz, {}, resultId) : quizPath(quiz, answers));
  return (
    <>
      <h1 className="font-display text-4xl leading-tight">
        {isBeverage ? m.beverageResult() : m.brewerResult()}
      </h1>
      {picks.length === 0 && <p className="mt-4 max-w-prose text-lg">{m.nothing()}</p>}
      <ul
        className={`mt-8 grid gap-x-grid gap-y-10 ${isBeverage ? 'grid-cols-1 min-[420px]:grid-cols-2 lg:grid-cols-4' : 'grid-cols-1 sm:grid-cols-3'}`}
      >
        {picks.map((pick, place) => (
          <li key={pick.product.code} className="flex flex-col">
            <h2 className="mb-2 font-semibold">
              {isBeverage
                ? pick.adventurous
                  ? m.adventure()
                  : m.sure({ number: place + 1 })
                : place === 0
                  ? m.best()
                  : m.other()}
            </h2>
            <p className="mb-4 text-muted">{pick.reason}</p>
            <div className="mt-auto">{card(pick)}</div>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-start gap-3">
        {addAll}
        {compareUrl && picks.length > 1 && (
          <LinkButton to={link(compareUrl)}>{m.compare({ count: picks.length })}</LinkButton>
        )}
        <Link to={shared} className={buttonClass('quiet')}>
          {m.permanent()}
        </Link>
        <Link to={link(quizPath(quiz))} className={buttonClass('quiet')}>
          {m.again()}
        </Link>
      </div>
      {offer}
      {resultId !== undefined && picks.length > 0 && <MailResult resultId={resultId} />}
      {isBeverage && Object.keys(answers).length > 0 && <KeepTaste outcome={outcome} />}
      {assumed.length > 0 && (
        <section aria-labelledby="quiz-assumed" className="mt-10 max-w-prose">
          <h2 id="quiz-assumed" className="font-semibold">
            {m.assumed()}
          </h2>
          <ul className="mt-2 list-disc pl-5 text-muted">
            {assumed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
