import { prerender } from 'react-dom/static';
import { type EntryContext, Scripts, ServerRouter } from 'react-router';

/** Between the page's scripts and those of the data. */
const MARK = '<hr/>';

/** What the router makes of its data, by the data: outcomes only, as the screens' data is in the state. */
const known = new Map<string, string>();
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 1_000;

/**
 * The script by which the router hands its own data to the browser. The router writes it at the end of its stream, which
 * `renderToString` does not wait for; so it is rendered here by itself, around a page without content.
 */
export async function handOffScript(entry: EntryContext): Promise<string> {
  const { serverHandoffStream } = entry;
  if (!serverHandoffStream) return '';
  const data = await new Response(serverHandoffStream).text();
  const before = known.get(data);
  if (before !== undefined) return before;
  const script = await render(entry, data);
  if (known.size >= MOST_KNOWN) known.clear();
  if (data.length <= LONGEST_KNOWN) known.set(data, script);
  return script;
}

async function render(entry: EntryContext, data: string): Promise<string> {
  const { manifest, staticHandlerContext, ...rest } = entry;
  const { root } = manifest.routes;
  const [match] = staticHandlerContext.matches;
  const empty = {
    ...rest,
    manifest: { ...manifest, routes: root ? { root } : {} },
    routeModules: { root: { default: Empty } },
    staticHandlerContext: {
      ...staticHandlerContext,
      matches: match ? [match] : [],
      loaderData: { root: null },
      actionData: null,
      errors: null,
    },
    renderMeta: {},
    serverHandoffStream: new Blob([data]).stream(),
  };
  const { prelude } = await prerender(<ServerRouter context={empty} url="http://page.internal/" />);
  const html = await new Response(prelude).text();
  const [, ...scripts] = html
    .slice(html.indexOf(MARK))
    .split('<script>')
    .map((text) => text.slice(0, text.indexOf('</script>')));
  if (scripts.length === 0) throw new Error('The router wrote no script for its data.');
  return scripts.join('');
}

function Empty() {
  return (
    <>
      <Scripts />
      <hr />
    </>
  );
}
