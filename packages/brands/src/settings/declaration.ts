import type { SiteId } from '../sites.ts';
import type { Kind } from './kinds.ts';

/**
 * Who reads a setting: the engine for the operator, who alone is told it; the engine, which publishes it; the storefront's server
 * as well; or browsers as well, which it is sent to.
 */
export type Reader = 'operator' | 'engine' | 'server' | 'browser';

/** One setting of a site, with all that the shop knows of it. */
export interface Setting<Value, By extends Reader = Reader> {
  kind: Kind<Value>;
  default: Value;
  /** Defaults of the sites that have their own. */
  sites?: Partial<Record<SiteId, Value>>;
  readBy: By;
  /** What pages take while the site's configuration is not there, where that is not the default: they promise nothing then. */
  whileAbsent?: Value;
  /** One line, with the unit. */
  description: string;
  /** What the setting is called, and its description, in French; absent: both are as in English. */
  french?: readonly [title: string, description: string];
}

export const setting = <Value, By extends Reader>(
  kind: Kind<Value>,
  rest: Omit<Setting<NoInfer<Value>, By>, 'kind'>,
): Setting<Value, By> => ({ kind, ...rest });

/** What people call a setting, and what it is, in both languages: English first. */
export function wordsOf(
  name: string,
  { description, french }: Setting<unknown>,
): { title: [string, string]; description: [string, string] } {
  const title = readable(name);
  return { title: [title, french?.[0] ?? title], description: [description, french?.[1] ?? description] };
}

/** `freeShippingMinimum` → “Free shipping minimum”. */
function readable(name: string): string {
  const words = name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Settings by name. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** What settings hold, each with its own type. */
export type Values<Declared> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Setting<infer Value> ? Value : never;
};

/** The default of a setting for one site. */
export const defaultOf = <Value>({ default: usual, sites }: Setting<Value>, site: SiteId): Value =>
  sites?.[site] ?? usual;

/** Why a value is refused, as the merchant reads it; undefined: it is accepted. */
export function problemOf(name: string, { kind }: Setting<unknown>, value: unknown): string | undefined {
  if (kind.accepts(value)) return undefined;
  return `${name} must be ${kind.expected}, not ${JSON.stringify(value)}`;
}
