import { Ajv, type ValidateFunction } from 'ajv';

/** The parts of an OpenAPI document that tell of messages. */
interface Document {
  webhooks?: Record<string, Operation>;
  components?: { schemas?: Record<string, object> };
}

interface Operation {
  post: { requestBody: { content: { 'application/json': { schema: object } } } };
}

const ID = 'shop';

/**
 * Holds messages to integrations against the section `webhooks` of a document. A field that is not in it is a problem too: a name that
 * is spelt otherwise would be one that nobody reads.
 *
 * @param document the published one, of `/openapi.json`
 */
export function webhookProblemsIn(document: object): (body: string) => string | undefined {
  const { webhooks = {}, components } = strict(document) as Document;
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
  ajv.addSchema({ $id: ID, components });
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (type: string): ValidateFunction | undefined => {
    const known = validators.get(type);
    const schema = webhooks[type]?.post.requestBody.content['application/json'].schema;
    if (known || !schema) return known;
    const made = ajv.compile(schema);
    validators.set(type, made);
    return made;
  };
  return (body) => {
    const { type } = JSON.parse(body) as { type: string };
    const validate = validatorOf(type);
    if (!validate) return `A message ${type} is not published`;
    if (validate(JSON.parse(body))) return undefined;
    const said = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    return `A message ${type} is not as it is published: ${said.join('; ')}`;
  };
}

/** A document whose objects have no other fields than those that they name, and whose references lead into it. */
function strict(document: object): unknown {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === '$ref') return `${ID}${String(value)}`;
    const isClosed =
      typeof value === 'object' &&
      value !== null &&
      'properties' in value &&
      'type' in value &&
      value.type === 'object' &&
      !('additionalProperties' in value);
    return isClosed ? { ...value, additionalProperties: false } : value;
  });
}
