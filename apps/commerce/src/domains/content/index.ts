export { type ContentService, createContent } from './content.service.ts';
export type { Component, Page, Slot } from './content.types.ts';
export { SITE_DEFAULTS, type SiteConfiguration } from './site-configuration.ts';
