export { addPart, createHttp } from './app.ts';
export type { App } from './app.types.ts';
export {
  ANONYMOUS,
  type Caller,
  contextOf,
  resolveContext,
  type SiteContext,
} from './context.ts';
export { clearCookie, cookieOf, setCookie } from './cookies.ts';

export {
  badRequest,
  conflict,
  type ErrorItem,
  forbidden,
  languageAsked,
  notFound,
  OccError,
  say,
  type Texts,
  tooManyRequests,
  unauthorized,
  unavailable,
  usedLink,
} from './errors.ts';
export { keptRefusal, sendAnswer } from './idempotency/answers.ts';
export { createIdempotency, type Idempotency } from './idempotency/idempotency.ts';
export type { Answer, KeptAnswer } from './idempotency/idempotency.types.ts';
export { keepText } from './idempotency/keys.repository.ts';
export { answerOnce } from './idempotency/once.ts';
export { limited, limitedGuesses, limitedTries, limitTo } from './limits.ts';

export { refuseForeignWrites } from './origin.ts';
export { requireCustomer, requireShopper, shopperOf } from './shopper.ts';
