import type { AnalyticsEvent } from './analytics.rules.ts';
import type { PageTags } from './tagData.slice.ts';

declare global {
  interface Window {
    /** Where tag managers read what happened, oldest first. */
    dataLayer?: (AnalyticsEvent | PageTags)[];
  }
}

/** Tells the tag manager of this page, if there is one; whoever calls has asked for consent. */
export function tell(entry: AnalyticsEvent | PageTags): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
