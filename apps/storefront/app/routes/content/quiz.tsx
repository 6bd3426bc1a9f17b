import { useEffect } from 'react';
import { redirect, useParams } from 'react-router';
import { ProductCard } from '#app/features/catalog/card/ProductCard.tsx';
import { cardUrl, toCard } from '#app/features/catalog/catalog.adapter.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { QuizQuestion } from '#app/features/quizzes/QuizQuestion.tsx';
import { QuizResult } from '#app/features/quizzes/QuizResult.tsx';
import { openQuiz } from '#app/features/quizzes/quiz.slice.ts';
import { QUIZZES, type QuizName } from '#app/features/quizzes/quiz.types.ts';
import { quizPath, readQuiz } from '#app/features/quizzes/quiz.url.ts';
import { useQuiz, useStepsOnLeaving } from '#app/features/quizzes/useQuiz.ts';
import { quizStepped } from '#app/platform/events.ts';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { LinkArea } from '#app/platform/LinkArea.tsx';
import { nothingThere, screen } from '#app/platform/loading.ts';
import { siteLink, useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { AddAllToCart } from '../../compositions/AddAllToCart.tsx';
import { AutoDeliveryOffer } from '../../compositions/AutoDeliveryOffer.tsx';
import { quickBuy } from '../../compositions/quickAdd.tsx';

const isQuiz = (name: string | undefined): name is QuizName => QUIZZES.some((quiz) => quiz === name);

/** Questions have addresses of their own, of which only the first is to be found; a new result gets a link that stays. */
const load = screen(async ({ dispatch, params, state, url, signal }) => {
  const name = params.quiz;
  if (!isQuiz(name)) throw nothingThere();
  const address = readQuiz(url.searchParams);
  // Content stands above the first question only.
  if (name !== 'beverage') dispatch(pageContent.actions.reset());
  else if (Object.keys(address.answers).length === 0 && address.result === undefined)
    await dispatch(loadPage({ pageLabelOrId: 'podQuizPage' }, signal, '/quiz/beverage'));
  const { data, error } = await dispatch(openQuiz({ quiz: name, ...address }, signal));
  // The site has no quizzes.
  if (error?.errors[0]?.type === 'QuizNotFoundError') throw nothingThere();
  const m = texts[state().apiConfig.lang];
  const title = name === 'beverage' ? m.beverageTitle() : m.brewerTitle();
  const isFirst = data?.shows === 'question' && data.answered === 0;
  dispatch(setPageMetadata({ title, metadata: isFirst ? [] : [NOINDEX] }));
  if (data?.shows === 'result' && data.resultId !== undefined && address.result === undefined)
    throw redirect(siteLink(quizPath(name, address.answers, data.resultId), state().apiConfig));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Quiz() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const name = useParams().quiz;
  const { data, error } = useQuiz(name === 'beverage');
  const page = useAppSelector(pageContent.select).data;
  useStepsOnLeaving();
  useSteps(
    data?.quiz,
    data?.shows === 'result' ? 'finished' : 'begun',
    data?.shows === 'question' ? data.answered : 0,
  );
  const isFirst = data?.shows === 'question' && data.answered === 0;
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      {error && (
        <div className="mx-auto max-w-2xl">
          <Notice tone="danger" role="alert">
            {error.errors[0]?.message || m.failed()}
          </Notice>
          <LinkButton to={link(quizPath(name ?? 'beverage'))} className="mt-6">
            {m.again()}
          </LinkButton>
        </div>
      )}
      {!error && data?.shows === 'question' && (
        <>
          <h1
            className={`mx-auto max-w-2xl ${isFirst ? 'font-display text-4xl leading-tight' : 'font-semibold'}`}
          >
            {data.quiz === 'beverage' ? m.beverageTitle() : m.brewerTitle()}
          </h1>
          {isFirst && page && (
            <div className="mx-auto mt-3 max-w-2xl text-lg">
              <ContentSlots
                slots={page.contentSlots.filter(({ position }) => position === 'podQuizSection')}
              />
            </div>
          )}
          <div className="mt-6">
            <QuizQuestion turn={data} />
          </div>
        </>
      )}
      {!error && data?.shows === 'result' && (
        <QuizResult
          outcome={data}
          card={({ product }) => {
            const card = toCard(product);
            return (
              <LinkArea>
                <ProductCard card={card} href={link(cardUrl(card))} action={quickBuy(card)} />
              </LinkArea>
            );
          }}
          addAll={
            data.quiz === 'beverage' && data.picks.length > 0 ? (
              <AddAllToCart
                codes={data.picks.flatMap(({ product }) => toCard(product).defaultVariant?.code ?? [])}
                label={m.addAll({ count: data.picks.length })}
              />
            ) : null
          }
          offer={
            data.quiz === 'beverage' && (
              <AutoDeliveryOffer cards={data.picks.map(({ product }) => toCard(product))} />
            )
          }
        />
      )}
    </div>
  );
}

/** Tells analytics when the first question and when a result is shown. */
function useSteps(name: QuizName | undefined, step: 'begun' | 'finished', answered: number): void {
  const dispatch = useAppDispatch();
  const isTold = name !== undefined && (step === 'finished' || answered === 0);
  useEffect(() => {
    if (isTold) dispatch(quizStepped({ quiz: name, step }));
  }, [dispatch, isTold, name, step]);
}
