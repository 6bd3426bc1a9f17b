/** The result of the beverage quiz by mail, for who asks for it. */
import { createHash } from 'node:crypto';
import { SITES, type SiteId } from '@crema/brands';
import { type SiteContext, say } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import { presentResult } from '../beverage/beverage.service.ts';
import { type QuizNeeds, requireOn } from '../quizzes.deps.ts';
import { quizErrors } from '../quizzes.messages.ts';
import { composeResult } from './mailing.emails.ts';

/** Results that one address gets in a day (UTC), whoever asks: nobody fills a stranger's mailbox. */
const MOST_A_DAY = 3;
const KIND = 'quiz.result';

interface Mailed {
  resultId: string;
}

/** An address as the ids of its mails name it. */
const markOf = (site: SiteId, email: string): string =>
  createHash('sha256').update(`${site} ${email.toLowerCase()}`).digest('base64url').slice(0, 22);

/** Declares the mail. */
export function defineMail(needs: QuizNeeds): void {
  const { clock, config, outbox } = needs.platform;
  outbox.texts.describe(KIND, (site, language) => {
    const reason = say(language, 'Dark and smooth, as you like it.', 'Noir et velouté, comme vous l’aimez.');
    const picks = ['Dawn Parade', 'Night Ferry'].map((name, at) => ({ name, reason, adventurous: at === 1 }));
    return [
      composeResult(
        { id: 'sample', resultId: 'sample', site, language, to: 'ada@example.com', picks },
        config,
      ),
    ];
  });
  outbox.define<Mailed>(KIND, async ({ resultId }, { id, site, language, email }) => {
    const result = await needs.repository.results.read(site, 'beverage', resultId, clock.now());
    if (!result) return undefined;
    const { picks } = presentResult(needs, { site: SITES[site], language }, result);
    if (picks.length === 0) return undefined;
    const named = picks.map(({ product, ...pick }) => ({ ...pick, name: product.name }));
    return composeResult({ id, resultId, site, language, to: email, picks: named }, config);
  });
}

/**
 * Has a result mailed to an address. Call inside a transaction.
 *
 * @throws 400 for what cannot be an address; 404 where the result is not kept; 429 when the address has had its mails of today.
 */
export async function mailResult(
  needs: QuizNeeds,
  ctx: SiteContext,
  { resultId, email }: Mailed & { email: string },
) {
  requireOn(needs, ctx);
  const { site, language } = ctx;
  const { clock, outbox } = needs.platform;
  const address = checkEmail(email);
  if (!address) throw quizErrors.email(language);
  const now = clock.now();
  const result = await needs.repository.results.read(site.id, 'beverage', resultId, now);
  if (!result) throw quizErrors.result(language);
  const day = now.toISOString().slice(0, 10);
  const { expiresAt } = result;
  // An id is written once, so that calls at once cannot go beyond the limit either.
  for (let count = 1; count <= MOST_A_DAY; count += 1) {
    const written = await outbox.write({
      id: `quiz-result-${day}-${markOf(site.id, address)}-${count}`,
      ...{ kind: KIND, site: site.id, language, email: address, data: { resultId }, expiresAt },
    });
    if (written > 0) return { mailed: true };
  }
  const tomorrow = new Date(`${day}T00:00:00Z`).getTime() + 86_400_000;
  throw quizErrors.mails(language, Math.ceil((tomorrow - now.getTime()) / 1000));
}
