import type { Language } from '@crema/brands';
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyError, FastifySchemaCompiler } from 'fastify';
import { type ErrorItem, say } from '../errors.ts';
import { kept } from './kept.ts';
import { complaint } from './validation.messages.ts';

/** For bodies: the built-in compiler would turn "5" into 5 and null into "", and drop unknown fields. */
const STRICT = { coerceTypes: false, removeAdditional: false, useDefaults: true } as const;
/** Queries, paths and headers arrive as text. */
const COERCING = { coerceTypes: 'array', removeAdditional: false, useDefaults: true } as const;

/**
 * Most values of an input for which all problems are listed: listing one costs some microseconds, and 30,000 zeros in a
 * list are 30,000 problems. For larger inputs only the first problem is listed.
 */
const MOST_VALUES = 1000;

type Factory = ReturnType<typeof AjvCompiler>;
/** Schemas that routes refer to, by `$id`. */
type Shared = Parameters<Factory>[0];
type Validator = ReturnType<ReturnType<Factory>>;
/** Makes a validator of a part of a route. */
type Compiler = (part: RoutePart) => Validator;

interface RoutePart {
  schema: unknown;
  httpPart?: string;
}

/** What this process has compiled, by the texts that it is made from: engines side by side, as tests start them, compile a schema once. */
const compilers = new Map<string, Compiler>();

function compilerOf(shared: Shared, customOptions: object): Compiler {
  return kept(compilers, [shared, customOptions], () => {
    const compile = AjvCompiler()(shared, { customOptions, plugins: [] } as Parameters<Factory>[1]);
    const validators = new Map<string, Validator>();
    return (part) => kept(validators, part.schema, () => compile(part as never));
  });
}

/** Compilers of one set of shared schemas. Each is made for the first request that needs it. */
function compilersOf(shared: Shared) {
  const compiler = (customOptions: object): (() => Compiler) => {
    let made: Compiler | undefined;
    return () => {
      made ??= compilerOf(shared, customOptions);
      return made;
    };
  };
  return {
    strict: { decide: compiler(STRICT), explain: compiler({ ...STRICT, allErrors: true }) },
    coercing: { decide: compiler(COERCING), explain: compiler({ ...COERCING, allErrors: true }) },
  };
}

/** The `buildValidator` of one server, which Fastify calls for each route; all routes share one set of schemas and its compilers. */
export function validatorBuilder(): (shared: Shared, options?: unknown) => FastifySchemaCompiler<unknown> {
  let validator: FastifySchemaCompiler<unknown> | undefined;
  return (shared) => {
    validator ??= buildValidator(shared);
    return validator;
  };
}

/**
 * Two validators: a strict one for bodies, a coercing one for everything that arrives as text. Each stops at the first
 * problem; a small input that is refused is validated again for all of its problems. A route's validators are compiled
 * for its first request, not at the start.
 */
function buildValidator(shared: Shared): FastifySchemaCompiler<unknown> {
  const { strict, coercing } = compilersOf(shared);
  return ((part: RoutePart) => {
    const { decide, explain } = part.httpPart === 'body' ? strict : coercing;
    let decides: Validator | undefined;
    let explains: Validator | undefined;
    const validate = (input: unknown): unknown => {
      decides ??= decide()(part);
      const valid = decides(input);
      validate.errors = decides.errors;
      if (valid || !isSmall(input)) return valid;
      explains ??= explain()(part);
      explains(input);
      validate.errors = explains.errors ?? validate.errors;
      return false;
    };
    validate.errors = undefined as unknown;
    return validate;
  }) as never;
}

/** Whether an input has at most `MOST_VALUES` values, including those in its lists and objects. */
function isSmall(input: unknown): boolean {
  const open = [input];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > MOST_VALUES) return false;
    const value = open.pop();
    if (value === null || typeof value !== 'object') continue;
    const inside = Array.isArray(value) ? value : Object.values(value);
    if (inside.length > MOST_VALUES) return false;
    open.push(...inside);
  }
  return true;
}

/**
 * One `errors[]` item for each field, with the field's dotted path as `subject`; messages in the language of the call.
 */
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
