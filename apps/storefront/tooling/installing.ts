import { SITE_IDS } from '@crema/brands';
import type { Plugin } from 'vite';
import { offlineWorker } from './offline.ts';

/** Writes the service workers `offline.<site>.js` beside the browser's files. */
export function installing(): Plugin {
  return {
    name: 'crema:installing',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      // At the root: a worker answers for what is below its own folder.
      for (const site of SITE_IDS)
        this.emitFile({ type: 'asset', fileName: `offline.${site}.js`, source: offlineWorker(site) });
    },
  };
}
