import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { generated } from './tooling/generate.ts';

export default defineConfig({
  plugins: [generated(), tailwindcss(), reactRouter()],
  build: {
    manifest: true,
    // Fonts stay files: inlined ones would be sent again with every change of the style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: {
    // One copy of React and the router for the bundle and for whoever loads it.
    external: ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'],
  },
});
