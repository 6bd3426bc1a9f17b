export * from './sites.ts';
