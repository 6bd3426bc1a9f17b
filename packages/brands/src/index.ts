export * from './hosts.ts';
export * from './sites.ts';
