import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { BrewerCoupon } from './BrewerCoupon.tsx';
import { Question } from './Question.tsx';
import {
  type Answers,
  type BrewerCoupon as Coupon,
  finishQuestionnaire,
  loadQuestionnaire,
  type Questionnaire as Questions,
} from './questionnaire.thunks.ts';

/** After a registration: six questions, one at a time and each to be skipped, then the coupon where there is one. */
export function Questionnaire({ serialNumber }: { serialNumber: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Questions>();
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState(0);
  const [outcome, setOutcome] = useState<{ coupon?: Coupon }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void dispatch(loadQuestionnaire(serialNumber)).then((found) => {
      if (isGone || 'failure' in found) return;
      setAsked(found);
      setAnswers(found.answers);
    });
    return () => {
      isGone = true;
    };
  }, [dispatch, serialNumber]);
  const head = useHeadFocus(outcome ? 'done' : at);

  // Without its questions the confirmation is whole all the same.
  const question = asked?.questions[at];
  if (!asked || !question) return null;
  const { questions, coupon: leadsToCoupon } = asked;
  const isLast = at === questions.length - 1;
  const last = leadsToCoupon ? m.lastQuestion() : m.send();
  const finish = async (given: Answers): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const all = Object.fromEntries(questions.map(({ code }) => [code, given[code] ?? null]));
    const found = await dispatch(finishQuestionnaire(serialNumber, all));
    setBusy(false);
    if ('failure' in found)
      setFailed((found.failure.status && found.failure.errors[0]?.message) || m.failed());
    else setOutcome(found);
  };
  const take = (value: string | null): void => {
    const given = { ...answers, [question.code]: value };
    setAnswers(given);
    if (isLast) void finish(given);
    else setAt(at + 1);
  };
  return (
    <section aria-labelledby="brewer-questions" className="mt-8 max-w-2xl rounded-card bg-sunken p-6 sm:p-8">
      {outcome?.coupon ? (
        <BrewerCoupon head={head} coupon={outcome.coupon} />
      ) : outcome ? (
        <>
          <Head head={head}>{m.thanks()}</Head>
          <p className="mt-2">{m.thanksText()}</p>
        </>
      ) : (
        <>
          <Head head={head}>
            {leadsToCoupon ? m.questionsTitle() : m.questionsAlone()}
            <span className="mt-1 block font-sans text-base text-muted">
              {m.progress({ number: at + 1, count: questions.length })}
            </span>
          </Head>
          {at === 0 && <p className="mt-2">{m.questionsText()}</p>}
          <Question
            key={question.code}
            question={question}
            chosen={answers[question.code] ?? undefined}
            next={isLast ? last : m.nextQuestion()}
            busy={busy}
            onAnswer={take}
            onBack={at > 0 ? () => setAt(at - 1) : undefined}
          />
          {failed && (
            <div className="mt-4">
              <Notice tone="danger" role="alert">
                {failed}
              </Notice>
            </div>
          )}
          {!isLast && (
            <Button
              look="quiet"
              busy={busy}
              className="mt-2 -ml-5 text-left"
              onClick={() => void finish(answers)}
            >
              {leadsToCoupon ? m.skipAll() : m.skipRest()}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface HeadProps {
  head: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Head({ head, children }: HeadProps) {
  return (
    <h2
      id="brewer-questions"
      ref={head}
      tabIndex={-1}
      className="font-display text-2xl focus-visible:outline-none"
    >
      {children}
    </h2>
  );
}

/** Focuses the heading when another question or the coupon comes, so that it is read out; not the first. */
function useHeadFocus(step: string | number) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) head.current?.focus();
    before.current = step;
  }, [step]);
  return head;
}
