export { SITE_DEFAULTS, type SiteConfiguration } from './site-configuration.ts';
