/** The shop with plain pictures. */
import { loadConfig } from '@crema/commerce/platform/config/index';
import { serve } from './serve.ts';

await serve({ config: loadConfig(process.env) });
