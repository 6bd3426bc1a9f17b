import type { CommerceOptions } from './options.ts';

/** A domain that lives outside the engine: docs/add-a-domain.md. */
export type Extension = Pick<CommerceOptions, 'operations' | 'settings' | 'components' | 'extend'>;

/**
 * Several extensions as one, each put in after those before it.
 *
 * @throws where two bring the same operation, setting or kind of component.
 */
export function joinExtensions(extensions: readonly Extension[]): Extension {
  return {
    operations: joined(
      'operation',
      extensions.map(({ operations }) => operations),
    ),
    settings: joined(
      'setting',
      extensions.map(({ settings }) => settings),
    ),
    components: joined(
      'kind of component',
      extensions.map(({ components }) => components),
    ),
    extend: async (platform, domains) => {
      for (const { extend } of extensions) await extend?.(platform, domains);
    },
  };
}

/** What several bring, by name. @throws where two bring the same name. */
export function joined<Value>(
  what: string,
  all: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [name, value] of all.flatMap((one) => Object.entries(one ?? {}))) {
    if (Object.hasOwn(found, name)) throw new Error(`Two bring the ${what} "${name}": a name is its own.`);
    found[name] = value;
  }
  return found;
}
