import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { tokens } from './tooling/tokens.ts';

/** In every screen: changes with its versions only. */
const FRAME = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[\w-]+)\//;

/** Around every screen, in one file. */
const SHELL = /apps\/admin\/app\/(ui|shell|session|api|i18n(?!\/messages\/fr))\//;

/** What lists and forms are made of, in one file: who opens one opens the other next. */
const KIT = /apps\/admin\/app\/kit\/(?!form\/refusals)/;

export default defineConfig({
  base: '/admin/',
  plugins: [tokens(), tailwindcss()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy is the same for all.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Packages mark parts for servers that render components; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME },
            { name: 'shell', test: SHELL },
            { name: 'kit', test: KIT },
          ],
        },
      },
    },
  },
});
