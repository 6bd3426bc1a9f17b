import keepEarlyActions from '#app/platform/earlyActions.script.ts?text';
import startAfterPaint from './startAfterPaint.script.ts?text';

/**
 * The order in which a browser fetches a page: styles and the first picture, then paint, then scripts. React and the
 * router weigh more than all else on the page together and are of no use before something is on the screen; on a slow
 * line they would take the pictures' share.
 */

const STYLES = /<link rel="stylesheet"[^>]*>/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const ROUTER_START = '<script type="module" async="">';
const END = '</script>';
const INLINE = '<script>';
/** React's and the router's: scroll positions and the router's context. */
const INLINE_SCRIPTS = 2;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = \{[^}]*\};/;
/** The longest that scripts wait for a first paint, ms: a browser may not tell of it. */
const AT_MOST = 2000;
const ENTRY = /^import\("([^"]+)"\);$/m;

/** A head with its styles first, and the addresses of the modules that it asked for. */
export function stylesFirst(head: string): { parts: string[]; modules: string[] } {
  const modules = [...head.matchAll(MODULE_PRELOADS)].map(([, href]) => href as string);
  const styles = STYLES.exec(head)?.[0] ?? '';
  const afterFirst = head.indexOf('>', head.indexOf('<meta')) + 1;
  const rest = head.slice(afterFirst).replace(styles, '').replace(MODULE_PRELOADS, '');
  return { parts: [head.slice(0, afterFirst), styles, rest], modules };
}

/**
 * The body, in parts, with the router's start put off until something is painted. All that stands inline becomes one
 * script, as each one's hash is sent with the page; what React and the router wrote stays as elements without text.
 * `handOff` is the script of the router's own data.
 */
export function scriptsAfterPaint(body: string, modules: readonly string[], handOff: string): string[] {
  const open = body.lastIndexOf(ROUTER_START);
  const close = body.indexOf(END, open);
  // In development the order of the imports counts: hot reload comes first.
  const isLeft = import.meta.env.DEV || open === -1;
  const start = isLeft ? undefined : putOff(body.slice(open + ROUTER_START.length, close), modules);
  if (!start) return [body, handOff && `<script>${handOff}${END}`];
  const inline: string[] = [];
  const before: string[] = [];
  let end = open;
  // They stand right before it: the page is long, and looked through from its end.
  for (let at = open; inline.length < INLINE_SCRIPTS; ) {
    at = body.lastIndexOf(INLINE, at - 1);
    const text = at + INLINE.length;
    const until = at === -1 ? -1 : body.indexOf(END, text);
    if (until === -1 || until > end) break;
    inline.unshift(body.slice(text, until).trim().replace(/;?$/, ';').replace(/\n\s*/g, '\n'));
    before.unshift(body.slice(until, end));
    end = text;
  }
  return [
    body.slice(0, end),
    ...before,
    `<script>(${keepEarlyActions})();${inline.join('')}${handOff}${start}${END}`,
    body.slice(close + END.length),
  ];
}

function putOff(script: string, modules: readonly string[]): string | undefined {
  const [routes, entry] = [ROUTE_MODULES.exec(script)?.[0], ENTRY.exec(script)?.[1]];
  if (!routes || !entry) return undefined;
  const imports = [...script.matchAll(STATIC_IMPORT)];
  const names = imports.map(([, name]) => name ?? '').join(',');
  const files = imports.map(([, , file]) => `import("${file}")`).join(',');
  const start = `()=>Promise.all([${files}]).then(([${names}])=>{${routes}import("${entry}")})`;
  const others = JSON.stringify(modules.filter((file) => file !== entry));
  return `(${startAfterPaint})(${AT_MOST},${others},"${entry}",${start})`;
}
