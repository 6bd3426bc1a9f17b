export { type App, createHttp } from './app.ts';
export {
  ANONYMOUS,
  type Caller,
  contextOf,
  resolveContext,
  type SiteContext,
} from './context.ts';
export { type CookieOptions, clearCookie, cookieOf, setCookie } from './cookies.ts';
export { correlationIdOf } from './correlation.ts';
export {
  badRequest,
  conflict,
  type ErrorItem,
  forbidden,
  notFound,
  OccError,
  say,
  tooManyRequests,
  unauthorized,
  usedLink,
} from './errors.ts';
export { type Answer, createIdempotency, type Idempotency, sendAnswer } from './idempotency.ts';
export { LIMITS, type LimitClass, limited, limitedTries, limitTo, networkOf } from './limits.ts';
export { ErrorList } from './openapi.ts';
export { isForeign, refuseForeignWrites } from './origin.ts';
export { requireCustomer, requireShopper, type Shopper, shopperOf } from './shopper.ts';
