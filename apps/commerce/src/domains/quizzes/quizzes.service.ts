import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { countStep, requireAnswers, response, submit } from './beverage/beverage.service.ts';
import { auth, chat } from './brewer/decision.service.ts';
import { definitionsService } from './definition/definitions.service.ts';
import type { BuiltInQuizzes } from './definition/files.seed.ts';
import { defineMail, mailResult } from './mailing/mailing.service.ts';
import { exportTable, importTable, report, steps } from './operator/operator.service.ts';
import { type QuizNeeds, type QuizzesServices, requireOn } from './quizzes.deps.ts';
import { quizzesRepository } from './quizzes.repository.ts';
import type { Answers } from './quizzes.types.ts';
import { scoringService } from './scoring/scoring.service.ts';
import { boxPreferences, keepTaste, profile, removeProfile, tasteOf } from './taste/taste.service.ts';

type CustomerContext = SiteContext & { customerId: string };

/** Quizzes: the beverage quiz, the decision service for brewers, what customers like, and what the operator does. */
export function quizzesService(platform: Platform, services: QuizzesServices, builtIn: BuiltInQuizzes) {
  const repository = quizzesRepository(platform.db);
  const definitions = definitionsService(platform, repository, builtIn);
  const scoring = scoringService(services.catalog);
  const needs: QuizNeeds = { platform, repository, definitions, scoring, ...services };
  services.recommendations.addTaste({
    name: 'quizzes',
    tasteOf: (ctx, customerId, codes) => tasteOf(needs, ctx, customerId, codes),
  });
  services.monthlyBoxes.addPreferences({
    name: 'quizzes',
    preferencesOf: (site, customerId) => boxPreferences(needs, site, customerId),
  });
  defineMail(needs);
  platform.jobs.define(
    'quizzes.expire',
    async () => void (await repository.results.expire(platform.clock.now())),
    { cron: '19 4 * * *' },
  );

  return {
    ...{ definitions, repository },
    ...bindAll(needs, { response, submit, mailResult, countStep, auth, chat, profile, removeProfile }),
    operator: bindAll(needs, { exportTable, importTable, report, steps }),

    /** Keeps other answers as the profile. @throws 400, 404, 409. */
    changeProfile: async (ctx: CustomerContext, given: { version: number; answers: Answers }) => {
      requireOn(needs, ctx);
      const quiz = await definitions.current(ctx.site.id, 'beverage');
      requireAnswers(ctx, quiz, given);
      await keepTaste(needs, { site: ctx.site.id, customerId: ctx.customerId }, quiz, given.answers);
      return profile(needs, ctx);
    },

    /** All that is kept of a customer. */
    personalData: {
      export: async (site: SiteContext['site']['id'], customerId: string) => ({
        tasteProfile: (await repository.profiles.read({ site, customerId })) ?? null,
        results: await repository.results.ofCustomer({ site, customerId }),
      }),
      forget: async (site: SiteContext['site']['id'], customerId: string) => {
        await repository.profiles.forget({ site, customerId });
        await repository.results.forget({ site, customerId });
      },
    },
  };
}

export type QuizzesService = ReturnType<typeof quizzesService>;
