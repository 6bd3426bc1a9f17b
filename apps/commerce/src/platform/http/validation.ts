import type { Language } from '@crema/brands';
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyError, FastifySchemaCompiler } from 'fastify';
import { type ErrorItem, say } from './errors.ts';
import { complaint } from './validation.messages.ts';

const factory = AjvCompiler();

/** What the built-in compiler would do wrong with bodies: turn "5" into 5, null into "" and drop unknown fields. */
const STRICT = { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: true } as const;
/** Queries, paths and headers arrive as text. */
const COERCING = {
  coerceTypes: 'array',
  removeAdditional: false,
  useDefaults: true,
  allErrors: true,
} as const;

type Factory = typeof factory;
type Shared = Parameters<Factory>[0];

/**
 * Two validators: a strict one for bodies, a coercing one for everything that arrives as text. Each route's is made for
 * its first request, not at the start.
 */
export function buildValidator(shared: Shared, options?: unknown): FastifySchemaCompiler<unknown> {
  void options;
  const plugins: never[] = [];
  const strict = factory(shared, { customOptions: { ...STRICT }, plugins } as Parameters<Factory>[1]);
  const coercing = factory(shared, { customOptions: { ...COERCING }, plugins } as Parameters<Factory>[1]);
  return ((route: { httpPart?: string }) => {
    let check: ReturnType<typeof strict> | undefined;
    const validate = (input: unknown): unknown => {
      check ??= (route.httpPart === 'body' ? strict : coercing)(route as never);
      const valid = check(input);
      validate.errors = check.errors;
      return valid;
    };
    validate.errors = undefined as unknown;
    return validate;
  }) as never;
}

/** One `errors[]` item a field, `subject` being the field's dotted path; messages in the language of the call. */
export function validationItems(error: FastifyError, language: Language): ErrorItem[] {
  const seen = new Set<string>();
  const items: ErrorItem[] = [];
  const problems = error.validation ?? [];
  for (const problem of problems) {
    const missing = problem.params.missingProperty ?? problem.params.additionalProperty;
    const path = problem.instancePath.split('/').slice(1);
    const subject = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body';
    if (seen.has(subject)) continue;
    seen.add(subject);
    items.push({
      type: 'ValidationError',
      message: `${subject} ${say(language, ...complaint(problem, problems))}.`,
      reason: problem.keyword === 'required' ? 'missing' : 'invalid',
      subject,
      subjectType: error.validationContext === 'body' ? 'field' : 'parameter',
    });
    if (items.length === 50) break;
  }
  return items;
}
