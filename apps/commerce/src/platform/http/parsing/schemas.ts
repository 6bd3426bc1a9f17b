interface Named {
  $id?: string;
}

/**
 * The shared schemas of one server: one set for all of its plugins. Fastify's own copies them for each plugin and each
 * route, which is a fifth of the time that a server takes to be ready.
 *
 * @returns the factory that Fastify calls for each plugin (`schemaController.bucket`); adding another schema of a name throws
 */
export function schemaBucket() {
  const schemas: Record<string, unknown> = {};
  const bucket = {
    add: (schema: Named): void => {
      const id = schema.$id;
      if (id === undefined) throw new Error('A shared schema has no $id.');
      if ((schemas[id] ?? schema) !== schema) throw new Error(`There are two shared schemas named ${id}.`);
      schemas[id] = schema;
    },
    getSchema: (id: string): unknown => schemas[id],
    getSchemas: (): Record<string, unknown> => schemas,
  };
  return () => bucket;
}
