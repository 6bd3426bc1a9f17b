/** Which file may import which. Each rule is a row; docs/architecture.md describes them. */
import { type File, type Finding, isTest, main, projectFiles, projectPaths } from '../source/check.ts';
import { cycles } from '../source/cycles.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';
import { type Import, importsOf, readWorkspaces, type Workspaces } from '../source/imports.ts';

interface Rule {
  from: RegExp;
  /** Forbidden targets; `$1` stands for the first group of `from`. */
  to: string;
  /** Sources to which it does not apply. */
  exceptFrom?: RegExp;
  /** Whether tests are bound by it as well. */
  tests?: boolean;
  message: string;
}

const DOMAIN = 'apps/commerce/src/domains';
const STOREFRONT = 'apps/storefront/app';
const ADMIN = 'apps/admin/app';
const FEATURE = `${STOREFRONT}/features`;

const rules: Rule[] = [
  {
    from: /^apps\/commerce\/src\/platform\//,
    to: `^apps/commerce/src/(?!platform/)`,
    message: 'the commerce platform imports no domain and not the app',
  },
  {
    from: /^apps\/commerce\/src\/domains\//,
    to: `^apps/commerce/src/(?!platform/|domains/)`,
    message: 'a domain does not import the app that is made of it',
  },
  {
    from: /^apps\/commerce\/src\/domains\/([^/]+)\//,
    to: `^${DOMAIN}/(?!$1/)[^/]+/(?!index(\\.ts)?$)`,
    message: 'a domain imports another only through its index.ts',
    tests: true,
  },
  {
    from: new RegExp(`^${STOREFRONT}/(?:ui|platform)/`),
    to: `^${STOREFRONT}/(?!ui/|platform/)`,
    message: 'ui and platform import no feature, shell, route or root',
  },
  {
    from: new RegExp(`^${FEATURE}/([^/]+)/`),
    to: `^${FEATURE}/(?!$1/)`,
    message: 'features never import each other: a route or the shell composes them, or an event tells',
    tests: true,
  },
  {
    from: new RegExp(`^${FEATURE}/`),
    to: `^${STOREFRONT}/(?!ui/|platform/|features/)`,
    message: 'a feature imports no shell, route or root',
  },
  {
    from: new RegExp(`^${STOREFRONT}/shell/`),
    to: `^${STOREFRONT}/(?!ui/|platform/|features/|shell/)`,
    message: 'the shell imports no route or root',
  },
  {
    from: new RegExp(`^${STOREFRONT}/(compositions|document)/`),
    to: `^${STOREFRONT}/(?!ui/|platform/|features/|shell/|$1/)`,
    message: 'what puts features together, and the document, import no route or root',
  },
  {
    from: new RegExp(`^${STOREFRONT}/routes/`),
    to: `^${STOREFRONT}/[^/]+$`,
    message: 'a route does not import the root',
  },
  {
    from: new RegExp(`^${ADMIN}/(?:api|i18n)/`),
    to: `^${ADMIN}/(?!api/|i18n/)`,
    message: 'calls and texts import no part of a screen',
  },
  {
    from: new RegExp(`^${ADMIN}/(?:ui|session)/`),
    to: `^${ADMIN}/(?!api/|i18n/|ui/|session/)`,
    message: 'ui and session import no kit, shell or screen',
  },
  {
    from: new RegExp(`^${ADMIN}/kit/`),
    to: `^${ADMIN}/(?!api/|i18n/|ui/|session/|kit/)`,
    message: 'the kit imports no shell and no screen: it knows resources by their description',
  },
  {
    from: new RegExp(`^${ADMIN}/(screens|shell)/`),
    to: `^${ADMIN}/(?!api/|i18n/|ui/|session/|kit/|$1/)`,
    message: 'screens and shell meet in routes.tsx',
  },
  {
    from: /^apps\/([^/]+)\//,
    to: '^apps/(?!$1/)',
    exceptFrom: /^apps\/server\//,
    message: 'apps meet only in packages; apps/server alone puts them together',
  },
  { from: /^packages\/(?!testing\/)/, to: '^apps/', message: 'a package imports no app' },
  {
    from: /^(?:apps|packages\/(?!testing\/))/,
    to: '^(tools|bench|e2e|examples|packages/testing)/',
    message: 'what ships imports no tool, benchmark, example or test helper',
  },
  {
    from: /^(?:apps|packages\/[^/]+\/(?!bench\/))/,
    to: '^packages/[^/]+/bench/',
    message: 'what ships imports no benchmark of a package',
  },
  {
    from: /^packages\/search\//,
    to: '^packages/(?!search/)',
    message: 'search knows no shop: documents in, codes out',
  },
];

/** Inside a domain: `routes → service → rules + repository → tables`; a kind of file and what it must not import. */
const anatomy: Record<string, RegExp> = {
  service: /\.routes(\.ts)?$/,
  repository: /\.(routes|service|presenter)(\.ts)?$/,
  rules: /\.(routes|service|repository|tables|presenter)(\.ts)?$/,
  presenter: /\.(routes|repository)(\.ts)?$/,
  schemas: /\.(routes|service|repository|tables|presenter)(\.ts)?$/,
  tables: /\.(routes|service|repository|presenter|schemas)(\.ts)?$/,
};

/** Findings of all arrows in the given files. */
export function findArrows(files: File[], workspaces: Workspaces): Finding[] {
  const imports = files.flatMap((file) => importsOf(file, workspaces));
  return [...imports.flatMap(judge), ...domainCycles(imports), ...fileCycles(imports, files)];
}

function judge(one: Import): Finding[] {
  const { from, to, specifier, line } = one;
  const finding = (message: string): Finding => ({ path: from, line, message: `${message} (${specifier})` });
  const findings: Finding[] = [];
  if (to !== undefined) {
    for (const rule of rules) {
      const match = from.match(rule.from);
      if (!match || rule.exceptFrom?.test(from) || (isTest(from) && !rule.tests)) continue;
      if (new RegExp(rule.to.replaceAll('$1', match[1] ?? '')).test(to)) findings.push(finding(rule.message));
    }
  }
  const kind = from.match(/\/domains\/(?:[^/]+\/)+[^/]+\.([a-z]+)\.ts$/)?.[1] ?? '';
  if (to?.startsWith(DOMAIN) && anatomy[kind]?.test(to)) {
    findings.push(finding(`a ${kind} file is below that: routes → service → rules + repository → tables`));
  }
  if (
    /^drizzle-orm/.test(specifier) &&
    from.startsWith(DOMAIN) &&
    !isTest(from) &&
    !/^(repository|tables)$/.test(kind)
  ) {
    findings.push(finding('all SQL is in repositories and tables'));
  }
  return findings;
}

function domainCycles(imports: Import[]): Finding[] {
  const edges = imports.flatMap(({ from, to, line }) => {
    const [source, target] = [from, to].map((path) => path?.match(/\/domains\/([^/]+)\//)?.[1]);
    return source && target && source !== target && !isTest(from)
      ? [{ from: source, to: target, path: from, line }]
      : [];
  });
  return cycles(edges).map(({ names, edge }) => ({
    path: edge.path,
    line: edge.line,
    message: `domains import each other in a circle: ${names.join(' → ')}`,
  }));
}

function fileCycles(imports: Import[], files: File[]): Finding[] {
  const known = new Set(files.map((file) => file.path));
  const edges = imports.flatMap(({ from, to, line }) =>
    to && known.has(to) ? [{ from, to, path: from, line }] : [],
  );
  return cycles(edges).map(({ names, edge }) => ({
    path: edge.path,
    line: edge.line,
    message: `files import each other in a circle: ${names.join(' → ')}`,
  }));
}

main(import.meta, () =>
  beyond(
    findArrows(
      projectFiles(/^(apps|packages|examples|tools|bench|seed|e2e)\/.*\.tsx?$/),
      readWorkspaces(
        projectPaths().filter((path) => /^(apps|packages|examples)\/[^/]+\/package\.json$/.test(path)),
      ),
    ),
    exceptionsOf('arrows'),
  ),
);
