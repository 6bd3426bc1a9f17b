/** Where Fastify looks for the name of a plugin first. */
const NAME = Symbol.for('fastify.display-name');

/**
 * Names a group of routes. Without a name Fastify looks for each group among all modules of the process, twice, which takes a tenth
 * of the time that a shop needs to be ready.
 */
export const named = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [NAME]: name });
