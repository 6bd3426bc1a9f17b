import type { IncomingMessage, ServerResponse } from 'node:http';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Config, SiteHosts } from '@crema/commerce/platform/config/index';
import { createSigner } from '@crema/commerce/platform/signing/index';
import {
  AUDIENCE_PURPOSE,
  audiencesIn,
  type ConsentRules,
  createChooser,
  type Experiments,
  NO_DEFINITIONS,
  type Payload,
  readDefinitions,
} from '@crema/experiments';
import type { Logger } from 'pino';
import { mayRead } from '../probes/readers.ts';
import { PLAIN } from '../requests/security-headers.ts';
import type { Engine } from './engine-health.ts';

/** Beside the change feed, for the same readers. */
const EXPERIMENTS_PATH = '/changes/experiments';
const RETRY_MS = 1_000;

/** What a storefront needs to choose arms, and to know its sites. */
interface Told {
  payload: Payload;
  consent: Record<SiteId, ConsentRules>;
  /** Hosts to sites, those that owners have set included. */
  hosts: [string, string][];
}

/** Answers with the experiments when the path is theirs. */
export function answerExperiments(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { experiments, platform }: Pick<Commerce, 'experiments' | 'platform'>,
  token: string | undefined,
): boolean {
  if (path !== EXPERIMENTS_PATH) return false;
  const json = { ...PLAIN, 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (!mayRead(request, token)) {
    const message = 'The experiments are for loopback or a token.';
    response.writeHead(403, json).end(JSON.stringify({ errors: [{ type: 'ForbiddenError', message }] }));
    return true;
  }
  const consent = Object.fromEntries(SITE_IDS.map((site) => [site, experiments.consent(site)]));
  response
    .writeHead(200, json)
    .end(
      JSON.stringify({ payload: experiments.current().payload, consent, hosts: [...platform.shops.hosts] }),
    );
  return true;
}

interface RemoteOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** An engine to ask; undefined while all are away. */
  pick(): Pick<Engine, 'address'> | undefined;
  /** Called when they have changed. */
  onChange(): void;
}

/** The experiments of an engine in another process: read when changes may have happened. */
export function remoteExperiments({ config, clock, log, pick, onChange }: RemoteOptions): {
  chooser: Experiments;
  /** Those of the engine, once it has told them. */
  hosts: SiteHosts;
  read(): void;
  close(): void;
} {
  let definitions = NO_DEFINITIONS;
  let consent: Told['consent'] | undefined;
  let hosts: ReadonlyMap<string, string> = new Map(config.siteHosts);
  let last = '';
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const signer = createSigner(config, AUDIENCE_PURPOSE);
  const { changesToken: token } = config;

  async function ask(): Promise<void> {
    const engine = pick();
    if (!engine) throw new Error('no engine is there');
    const answer = await fetch(engine.address + EXPERIMENTS_PATH, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`the experiments answered ${answer.status}`);
    const text = await answer.text();
    if (isClosed || text === last) return;
    const told = JSON.parse(text) as Told;
    definitions = readDefinitions(told.payload);
    consent = told.consent;
    hosts = new Map([...config.siteHosts, ...told.hosts]);
    last = text;
    onChange();
  }

  function read(): void {
    clearTimeout(retry);
    ask().catch((error: Error) => {
      if (isClosed) return;
      log.warn({ reason: error.message }, 'experiments not read');
      retry = setTimeout(read, RETRY_MS).unref();
    });
  }

  return {
    chooser: createChooser({
      clock,
      definitions: () => definitions,
      consent: (site) => consent?.[site] ?? { asks: true, c1: false },
      audiencesOf: (cookie) => audiencesIn(signer.verify(cookie, clock.now())),
    }),
    hosts: { get: (host) => hosts.get(host), [Symbol.iterator]: () => hosts.entries() },
    read,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
    },
  };
}
