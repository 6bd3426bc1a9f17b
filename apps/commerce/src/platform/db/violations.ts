/** Whether a statement failed because a unique index, any or the one named, holds its key already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const failure = (error ?? {}) as Failure;
  return [failure, failure.cause].some(
    (one) => one?.code === '23505' && (constraint === undefined || one.constraint === constraint),
  );
}

interface Failure {
  code?: unknown;
  constraint?: unknown;
  cause?: Failure;
}
