import type { Language } from '@crema/brands';

/** Replaces every `{en, fr?}` inside a value by its text in `language`, or the English one if French is missing. */
export function localize(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (value === null || typeof value !== 'object') return value;
  const record = value as Record<string, unknown>;
  if (isLocalized(record)) return record[language] ?? record.en;
  return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, localize(item, language)]));
}

function isLocalized(record: Record<string, unknown>): boolean {
  return 'en' in record && Object.keys(record).every((key) => key === 'en' || key === 'fr');
}

export interface Period {
  activeFrom: string | null;
  activeTo: string | null;
}

/** Whether something scheduled is shown at `at`: from inclusive, to exclusive. */
export function isActive({ activeFrom, activeTo }: Period, at: Date): boolean {
  return (!activeFrom || new Date(activeFrom) <= at) && (!activeTo || new Date(activeTo) > at);
}

/** Instant and kind of a view of content. */
export interface View {
  at: Date;
  /** Whether content scheduled for later is included, as for an editor. */
  ahead?: boolean;
}

/** Whether something is shown in a view: now, or ahead of its time. */
export const isVisible = (period: Period, { at, ahead = false }: View): boolean =>
  ahead ? !period.activeTo || new Date(period.activeTo) > at : isActive(period, at);

/** Of the versions shown, the one that began last: a scheduled change replaces earlier ones. */
export function versionFor<Version extends Period>(
  versions: readonly Version[],
  view: View,
): Version | undefined {
  const since = ({ activeFrom }: Period): number => (activeFrom ? new Date(activeFrom).getTime() : 0);
  return versions
    .filter((version) => isVisible(version, view))
    .sort((one, other) => since(other) - since(one))[0];
}

/** The next instant at which one of these begins or ends, if any. */
export function nextChange(periods: Iterable<Period>, at: Date): Date | undefined {
  let next: Date | undefined;
  for (const { activeFrom, activeTo } of periods) {
    for (const edge of [activeFrom, activeTo]) {
      if (!edge) continue;
      const instant = new Date(edge);
      if (instant > at && (!next || instant < next)) next = instant;
    }
  }
  return next;
}

/**
 * Removes every object that names a `feature` which is off: a component, a link, a menu branch, a promise. Items are
 * removed from their list, fields from their object.
 */
export function withoutFeatures(value: unknown, features: Readonly<Record<string, boolean>>): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isOff(item, features)).map((item) => withoutFeatures(item, features));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !isOff(item, features))
      .map(([key, item]) => [key, withoutFeatures(item, features)]),
  );
}

function isOff(value: unknown, features: Readonly<Record<string, boolean>>): boolean {
  const feature = (value as { feature?: unknown } | null)?.feature;
  return typeof feature === 'string' && features[feature] === false;
}

/** Sanitises every `html` field inside a component, in each language. */
export function withSafeHtml(value: unknown, sanitise: (html: string) => string, isHtml = false): unknown {
  if (typeof value === 'string') return isHtml ? sanitise(value) : value;
  if (Array.isArray(value)) return value.map((item) => withSafeHtml(item, sanitise, isHtml));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withSafeHtml(item, sanitise, isHtml || key === 'html')]),
  );
}
