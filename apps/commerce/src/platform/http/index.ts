export { type App, createHttp } from './app.ts';
export { type Caller, resolveContext, type SiteContext } from './context.ts';
export { correlationIdOf } from './correlation.ts';
export {
  badRequest,
  conflict,
  type ErrorItem,
  forbidden,
  notFound,
  OccError,
  say,
  unauthorized,
} from './errors.ts';
export { type Answer, createIdempotency, type Idempotency, sendAnswer } from './idempotency.ts';
export { limitTo } from './limits.ts';
export { ErrorList } from './openapi.ts';
