import type { Platform } from '#platform/index.ts';
import type { KnownDevices } from './devices.service.ts';
import type { Queue } from './queue.service.ts';
import type { Limit } from './throttling.types.ts';
import type { TriesRepository } from './tries.repository.ts';

export interface LimitsDeps {
  clock: Platform['clock'];
  config: Pick<Platform['config'], 'rateLimit'>;
  tries: TriesRepository;
  devices: KnownDevices;
  /** Runs tries of one address one after another. */
  queue: Queue;
  /** Tries of one address from anywhere, after which only a link logs in. */
  farLimit: Limit;
  /**
   * Addresses that are over `farLimit`, by the hash that their tries are counted under, each with the earliest instant at
   * which it may be below it again (milliseconds since 1970). Tries from anywhere are never cleared, so nothing shortens that.
   */
  closed: Map<string, number>;
}
