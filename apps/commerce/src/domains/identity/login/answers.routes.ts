import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentJoined, requireGuid, sessionOf } from '#domains/cart/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import { cookieOf, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { IdentityService } from '../identity.service.ts';
import { answerTokens, REFRESH_PATH } from '../sessions/cookies.routes.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import { type CallsOnce, callsOnce } from './once.service.ts';

/** The cookie by which an account knows a browser: tries to guess its password elsewhere do not lock that browser out. */
const DEVICE_COOKIE = 'known_device';
const DEVICE_SECONDS = 31_536_000;

interface Deps {
  identity: IdentityService;
  once: CallsOnce;
}

/** What every log-in begins and ends with. */
export function logInAnswers(platform: Platform, identity: IdentityService) {
  return bindAll({ identity, once: callsOnce(platform) }, { deviceOf, beginOnce, answerLogIn });
}

export type LogInAnswers = ReturnType<typeof logInAnswers>;

/** The browser that calls. */
function deviceOf(
  { once }: Deps,
  request: FastifyRequest,
  { rememberMe = false }: { rememberMe?: boolean },
): Device {
  return {
    userAgent: request.headers['user-agent'] ?? '',
    remember: rememberMe,
    ip: request.ip,
    known: cookieOf(request, DEVICE_COOKIE),
    proof: once.proofOf(request),
  };
}

/** Logs in once per Idempotency-Key. */
function beginOnce(
  { identity, once }: Deps,
  request: FastifyRequest,
  device: Device,
  operation: string,
  begin: () => Promise<Tokens>,
): Promise<Tokens> {
  return once.logIn(request, {
    ...{ operation, begin },
    idOf: ({ session }) => session.id,
    again: (id) => identity.tokens.again(id, device),
  });
}

/** Answers the tokens of a log-in, with the cart that the visit had before. */
async function answerLogIn(
  { identity }: Deps,
  request: FastifyRequest<{ Body: { cartGuid?: string } }>,
  reply: FastifyReply,
  tokens: Tokens,
) {
  const known = await identity.deviceOf(tokens, DEVICE_SECONDS);
  if (known) setCookie(reply, DEVICE_COOKIE, known, { ...REFRESH_PATH, maxAge: DEVICE_SECONDS });
  const { cartGuid } = request.body;
  const from = cartGuid ? { guid: requireGuid(request, cartGuid) } : { session: sessionOf(request) };
  const brought = await identity.bringCart(request.ctx, tokens, from);
  const cart = brought && presentJoined(brought.cart, brought.changes, request.ctx.language);
  return { ...answerTokens(reply, tokens), ...(cart ? { cart } : {}) };
}
