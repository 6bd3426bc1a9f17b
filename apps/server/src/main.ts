import { flushCompileCache } from 'node:module';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { ConfigError, loadConfig } from '@crema/commerce/platform/config/index';
import { createLog } from './process/log.ts';

/** Errors whose message alone tells the operator what to do. */
const CLEAR = new Set(['StartError', 'DatabaseAwayError']);

/** The process: configuration, start, and a stop that loses no request. Exit 1 with one clear message. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  // Loaded now: a mistake in the configuration is told in a second, and not in four.
  const { startShop } = await import('./shop.ts');
  const { banner } = await import('./process/banner.ts');
  const shop = await startShop({ config, clock: systemClock, log });
  process.stdout.write(banner(config, shop));
  // Written now and not at the end, because the process may be killed before.
  flushCompileCache();

  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        // A second signal ends the process at once; Ctrl-C at a terminal arrives twice, from the terminal and from npm.
        if (performance.now() - stoppingSince > 1000) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      shop.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason, type: 'UNCAUGHT' }, 'unhandled rejection');
  });
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && CLEAR.has(error.name));
  process.stderr.write(
    `${known ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
