export * from './hosts.ts';
export * from './sites.ts';
export * from './theme.ts';
