import { isDatabaseAway, reasonOf } from '@crema/commerce/platform/db/away';
import { redact, redactText } from '@crema/commerce/platform/redaction/index';
import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * JSON lines on standard output, written in batches so that a log line costs a request next to nothing. No line holds
 * tokens, passwords, cookies, addresses of people or what opens a guest's cart: each text and each error goes through
 * the same redaction.
 */
export function createLog(level: string, destination: DestinationStream = batches()): Logger {
  return pino(
    {
      level,
      base: undefined,
      formatters: { log: redactFields },
      serializers: { err: (error: unknown) => redact(inShort(error)) },
      hooks: {
        logMethod(args, method) {
          const [first, message] = args as unknown[];
          if (typeof first === 'string') args[0] = redactText(first) as never;
          if (typeof message === 'string') args[1] = redactText(message);
          method.apply(this, args);
        },
      },
    },
    destination,
  );
}

/** While the database is away every query fails for the same reason: log the reason without a stack. */
const inShort = (error: unknown) =>
  isDatabaseAway(error)
    ? { type: 'DatabaseAwayError', message: reasonOf(error) }
    : pino.stdSerializers.err(error as Error);

/** Small batches: each line is appended to the waiting text, which copies it. */
const batches = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 8192, maxWrite: 16_384, periodicFlush: 1000 });

/** Leaves `err` to its serializer, which runs after this. */
function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  if (fields.err === undefined) return redact(fields) as Record<string, unknown>;
  const { err, ...rest } = fields;
  return { ...(redact(rest) as Record<string, unknown>), err };
}
