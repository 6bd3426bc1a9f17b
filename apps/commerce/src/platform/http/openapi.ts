import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Type } from 'typebox';
import type { App } from './app.types.ts';

/** Error body shared by every operation; routes name it with `ErrorRef`. */
const ErrorList = Type.Object(
  {
    errors: Type.Array(
      Type.Object({
        type: Type.String(),
        message: Type.String(),
        reason: Type.Optional(Type.String()),
        subject: Type.Optional(Type.String()),
        subjectType: Type.Optional(Type.String()),
      }),
    ),
  },
  { $id: 'ErrorList', description: 'What went wrong, one item a problem.' },
);

interface Parameter {
  required?: boolean;
  schema?: { default?: unknown };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The section `webhooks` of the OpenAPI document, by event. */
    webhookDocument: Record<string, object>;
  }
}

/** Publishes OpenAPI 3.1 at `/openapi.json` and a page to read it at `/docs`. */
export async function installOpenApi(app: App): Promise<void> {
  app.addSchema(ErrorList);
  const webhookDocument: Record<string, object> = {};
  app.decorate('webhookDocument', webhookDocument);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Crema commerce API',
        version: '2',
        description: 'Catalogue, cart, checkout and orders, after the conventions of SAP Commerce OCC v2.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `def-${index}`),
    },
    transformObject: (document) => {
      const openapi = 'openapiObject' in document ? document.openapiObject : {};
      for (const operations of Object.values(openapi.paths ?? {})) {
        for (const operation of Object.values(operations ?? {})) relaxDefaults(operation);
      }
      return { ...openapi, webhooks: webhookDocument } as typeof openapi;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Makes query parameters with a default optional, which the generated document says are required. */
function relaxDefaults(operation: unknown): void {
  const { parameters } = operation as { parameters?: Parameter[] };
  for (const parameter of parameters ?? []) {
    if (parameter.schema?.default !== undefined) parameter.required = false;
  }
}
