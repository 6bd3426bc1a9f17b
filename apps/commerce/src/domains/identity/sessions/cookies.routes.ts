import type { FastifyReply } from 'fastify';
import { setCookie } from '#platform/http/index.ts';
import { presentTokens } from '../tokens/tokens.presenter.ts';
import type { Tokens } from './sessions.types.ts';

/** The cookie that refreshes: only these calls see it, and no script. */
export const REFRESH_COOKIE = 'refresh_token';
export const REFRESH_PATH = { path: '/api/auth', sameSite: 'strict' } as const;

/** Answers a pair of tokens, and leaves the refresh token in its cookie. */
export function answerTokens(reply: FastifyReply, tokens: Tokens): ReturnType<typeof presentTokens> {
  setCookie(reply, REFRESH_COOKIE, tokens.refreshToken, {
    ...REFRESH_PATH,
    ...(tokens.session.remembered ? { maxAge: tokens.refreshExpiresIn } : {}),
  });
  return presentTokens(tokens);
}
