export * from './hosts.ts';
export * from './identity.ts';
export * from './sites.ts';
