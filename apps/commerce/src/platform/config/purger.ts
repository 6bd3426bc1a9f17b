import { parseAddresses } from './commerce-urls.ts';
import type { Environment } from './variables.ts';

/** What the purger of caches in front is told: it has neither a database nor a secret of the shop. */
export interface PurgerConfig {
  commerceUrls: readonly string[];
  edgeUrls: readonly string[];
  changesToken?: string;
  logLevel: string;
}

/** Reads the purger's environment. @param problems gets a sentence for each thing that is missing or wrong */
export function parsePurger(env: Environment, problems: string[]): PurgerConfig {
  const commerceUrls = parseAddresses('COMMERCE_URL', env.COMMERCE_URL, problems);
  const edgeUrls = parseAddresses('EDGE_URL', env.EDGE_URL, problems);
  if (commerceUrls.length === 0)
    problems.push('The purger needs COMMERCE_URL: the addresses of the commerce processes.');
  if (edgeUrls.length === 0)
    problems.push('The purger needs EDGE_URL: the addresses of the caches in front.');
  return {
    commerceUrls,
    edgeUrls,
    changesToken: env.CHANGES_TOKEN || undefined,
    logLevel: env.LOG_LEVEL || 'info',
  };
}
