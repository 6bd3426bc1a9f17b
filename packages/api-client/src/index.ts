export { BufferedResponse, isBuffered } from './bufferedResponse.ts';
export * from './call-options.ts';
export * from './client.ts';
export { bodyOf, type CallFailure } from './failure.ts';
export type * from './generated/schema.d.ts';
export * from './inject.ts';
export { parseBody } from './parse.ts';
export * from './token-source.ts';
