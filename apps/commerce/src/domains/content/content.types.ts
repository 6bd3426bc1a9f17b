/** Text by language; English always. */
export interface LocalizedText {
  en: string;
  fr?: string;
}

/** A component's own fields as stored: localized text anywhere inside. */
export type ComponentData = Record<string, unknown>;

export interface SlotReference {
  position: string;
  /** Component uids in order. */
  components: string[];
}

/** A page with its components in place, in one language. */
export interface Page {
  uid: string;
  label: string;
  pageType: string;
  title: string;
  metadata: { name: string; content: string }[];
  contentSlots: Slot[];
}

export interface Slot {
  position: string;
  components: Component[];
}

export interface Component {
  uid: string;
  typeCode: string;
  [field: string]: unknown;
}

/** An answer, and the instant at which a scheduled change replaces it. */
export interface Scheduled<Value> {
  value: Value;
  validUntil?: Date;
}
