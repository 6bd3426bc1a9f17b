import { parseArgs } from 'node:util';
import { isSiteId, type SiteId } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import { siteOrigin } from '#platform/config/origins.ts';
import type { Previews } from './previews.service.ts';

const USAGE = `npm run content -- preview [path] --site usb2c [--hours 24] [--at 2027-02-01T00:00Z]`;
const MOST_HOURS = 24 * 30;

interface Needs {
  content: { previews: Previews };
  platform: { clock: Clock; config: Config };
}

/**
 * The operator's `content` command: an address under which a site shows what is scheduled, or how it will be at an
 * instant, to whoever has it and until it ends.
 *
 * @returns the exit code: 0 done, 2 not understood.
 */
export async function runContentCommand(
  { content, platform }: Needs,
  argv: readonly string[],
  print: (line: string) => void | Promise<void>,
): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await print(USAGE);
    return 2;
  }
  const { site, path, hours, at } = asked;
  const endsAt = new Date(platform.clock.now().getTime() + hours * 3_600_000);
  const ticket = content.previews.issue(site, endsAt, { at });
  const url = new URL(path, siteOrigin(platform.config, site));
  url.searchParams.set('cmsTicketId', ticket);
  await print(url.href);
  await print(`Ends ${endsAt.toISOString()}.`);
  return 0;
}

function parse(
  argv: readonly string[],
): { site: SiteId; path: string; hours: number; at?: Date } | undefined {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { site: text, hours: text, at: text },
    });
    const [command, path = '/', ...rest] = positionals;
    const site = values.site ?? '';
    const hours = Number(values.hours ?? 24);
    const at = values.at === undefined ? undefined : new Date(values.at);
    const sound =
      hours > 0 && hours <= MOST_HOURS && !Number.isNaN(at?.getTime() ?? 0) && path.startsWith('/');
    if (command !== 'preview' || rest.length > 0 || !isSiteId(site) || !sound) return undefined;
    return { site, path, hours, at };
  } catch {
    // An unknown option.
    return undefined;
  }
}
