import { systemClock } from '@crema/commerce/platform/clock/index';
import type { EngineOptions } from '../../../apps/server/src/engines/engine.ts';
import { createLog } from '../../../apps/server/src/process/log.ts';
import { type Shop, startShop } from '../../../apps/server/src/shop.ts';
import { PaneArtist } from '../panes.ts';

/**
 * Starts a shop with plain panes for pictures, of the right size and format, which ends with SIGTERM. A shop that begins with
 * nothing draws each product for a second of processor, and a suite that looks at pages would wait for what it does not look at.
 *
 * @param beside what runs beside the shop once it is there; it gives what ends that, ahead of the shop
 */
export async function serve(
  options: Pick<EngineOptions, 'config' | 'paymentsFetch'>,
  beside?: (shop: Shop) => Promise<(() => Promise<void>) | undefined>,
): Promise<void> {
  const log = createLog(options.config.logLevel);
  const shop = await startShop({ ...options, clock: systemClock, log, artist: new PaneArtist() });
  const endBeside = await beside?.(shop);
  const stop = async () => {
    await endBeside?.();
    await shop.stop();
  };
  process.once('SIGTERM', () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
