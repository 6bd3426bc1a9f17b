import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { tokens } from './tooling/tokens.ts';

/** In every screen: changes with its versions only. */
const FRAME = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[\w-]+)\//;

export default defineConfig({
  base: '/admin/',
  plugins: [tokens(), tailwindcss()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy is the same for all.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: FRAME }] } } },
  },
});
