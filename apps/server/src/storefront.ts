import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Commerce } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import type { Config } from '@crema/commerce/platform/config/index';
import type { Logger } from 'pino';

export interface StorefrontOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** The engine in this process; absent: it is called at `config.commerceUrl`. */
  commerce?: Commerce;
}

export interface MountedStorefront {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}
