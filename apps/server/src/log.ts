import pino, { type Logger } from 'pino';

/** JSON lines on standard output, written in batches so that a log line costs a request next to nothing. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token', 'access_token'],
    },
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
}
