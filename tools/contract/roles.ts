import { ROLES } from '@crema/commerce/platform/access/index';

/** What of an OpenAPI document the page of roles shows. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  'x-roles'?: string[];
}

const HEAD = `# Who may call what

Generated from \`/openapi.json\` by \`npm run contract\`; the table itself is \`apps/commerce/src/operations.ts\`, and an
operation without a row in it does not start. A test calls every operation as every role
(\`apps/commerce/src/roles.http.test.ts\`).

- **nobo** is whoever holds a no-login link; a word in its column is the scope that the link must have.
- **client** is a system beside the shop, such as a warehouse; words in its column are the scopes, one of which its token must have.
- **agent** acts at \`users/{customerId}/…\` for the customer of the session, and for nobody else.
- Auto-delivery members, perks members and employees are customers: they call the same, and prices and answers differ.
- Whoever may call an operation reaches his own data with it. \`{user}\` is \`anonymous\`, \`current\`, or an id that is the
  caller's own or the agent's customer's; any other id is 403.
- Nobody at all where a log-in is needed: 401. Somebody who may not: 403. A token of another site: 401.
`;

/** The table role × operation as a page, by the domains that the operations are tagged with. */
export function rolesPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const sections = [...Map.groupBy(operations, ({ tags }) => tags?.[0] ?? 'other')]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([tag, members]) => {
      const rows = members.map(({ operationId = '', method, path, 'x-roles': grants = [] }) => [
        operationId,
        `${method.toUpperCase()} \`${path}\``,
        ...ROLES.map((role) => cell(role, grants)),
      ]);
      return `## ${tag}\n\n${table([['operation', 'call', ...ROLES], ...rows])}`;
    });
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}

function cell(role: string, grants: readonly string[]): string {
  if (grants.includes(role)) return 'yes';
  return grants
    .filter((grant) => grant.startsWith(`${role}:`))
    .map((grant) => grant.slice(role.length + 1))
    .join(', ');
}

/** A Markdown table with columns as wide as their widest cell. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]): string =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
