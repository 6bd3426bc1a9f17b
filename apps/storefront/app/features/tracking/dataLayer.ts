import { allows } from '#app/platform/session/consent.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import type { AnalyticsEvent } from './analytics.rules.ts';
import type { PageTags } from './tagData.slice.ts';

type Entry = AnalyticsEvent | PageTags;

declare global {
  interface Window {
    /** Read by tag managers; oldest first. */
    dataLayer?: Entry[];
  }
}

/** Milliseconds after hydration until the first report, so that loading its code delays no visitor. */
const ALIVE_MS = 1000;

let told: Promise<unknown> | undefined;

/**
 * Reports to the tag manager, if the visitor allows it. Entries are pushed in the order of these calls, each when the
 * earlier ones are there or have failed: a page's tags, then its events.
 */
export const tell =
  (entries: () => Promise<readonly Entry[]>): AppThunk =>
  (_dispatch, getState) => {
    const push = (all: readonly Entry[]): void => {
      if (!allows(getState(), 'c1')) return;
      window.dataLayer ??= [];
      window.dataLayer.push(...all);
    };
    told ??= new Promise((begin) => setTimeout(begin, ALIVE_MS));
    told = told.then(entries).then(push, () => undefined);
  };
