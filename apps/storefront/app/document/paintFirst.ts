import keepEarlyActions from '#app/platform/earlyActions.script.ts?text';
import beforePaint from './beforePaint.script.ts?text';
import startAfterPaint from './startAfterPaint.script.ts?text';

/**
 * Orders what a browser fetches of a page: styles and the first picture, then the first paint, then scripts. React and
 * the router are larger than all else on the page together and are not needed before something is on the screen; on a
 * slow connection they would delay the pictures.
 */

const STYLES = /<link rel="stylesheet"[^>]*>/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const ROUTER_START = '<script type="module" async="">';
const END = '</script>';
const INLINE = '<script>';
/** Number of inline scripts that React and the router write: scroll positions and the router's context. */
const INLINE_SCRIPTS = 2;
/** Longest wait of the scripts for a first paint, in milliseconds: a browser may not report it. */
const AT_MOST = 2000;

/**
 * A head with its styles first, and the addresses of the modules that it asked for. The script is ahead of the styles,
 * for which it would have to wait.
 */
export function stylesFirst(head: string): { parts: string[]; modules: string[] } {
  const modules = [...head.matchAll(MODULE_PRELOADS)].map(([, href]) => href as string);
  const styles = STYLES.exec(head)?.[0] ?? '';
  const afterFirst = head.indexOf('>', head.indexOf('<meta')) + 1;
  const rest = head.slice(afterFirst).replace(styles, '').replace(MODULE_PRELOADS, '');
  const script = `<script>(${beforePaint})();(${keepEarlyActions})();(${startAfterPaint})(${AT_MOST})</script>`;
  return { parts: [head.slice(0, afterFirst), script, styles + rest], modules };
}

/**
 * The body, in parts, with the router's start delayed until something is painted, whatever it says. The router's scripts
 * become one text, of which `startAfterPaint` makes a script: the page's header lists the hash of each. The elements
 * that React and the router wrote stay, without text.
 *
 * @param entry the module that the start imports last
 * @param handOff the script of the router's own data
 */
export function scriptsAfterPaint(
  body: string,
  modules: readonly string[],
  entry: string,
  handOff: string,
): string[] {
  const open = body.lastIndexOf(ROUTER_START);
  const close = body.indexOf(END, open);
  // In development the order of the imports counts: hot reload comes first.
  if (import.meta.env.DEV || open === -1) return [body, handOff && `<script>${handOff}${END}`];
  const inline: string[] = [];
  const before: string[] = [];
  let end = open;
  // Searched backwards: the scripts are right before the router's start, near the end of a long page.
  for (let at = open; inline.length < INLINE_SCRIPTS; ) {
    at = body.lastIndexOf(INLINE, at - 1);
    const text = at + INLINE.length;
    const until = at === -1 ? -1 : body.indexOf(END, text);
    if (until === -1 || until > end) break;
    inline.unshift(body.slice(text, until).trim().replace(/;?$/, ';').replace(/\n\s*/g, '\n'));
    before.unshift(body.slice(until, end));
    end = text;
  }
  const files = [...modules.filter((file) => file !== entry), entry].join(' ');
  const start = body.slice(open + ROUTER_START.length, close);
  return [
    body.slice(0, end),
    ...before,
    `<script type="text/plain" data-modules="${files}">${inline.join('')}${handOff}\n${start}${END}`,
    body.slice(close + END.length),
  ];
}
