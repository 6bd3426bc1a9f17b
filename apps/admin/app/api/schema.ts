/** A place of a page, and the kinds of parts that it shows. */
export interface Place {
  position: string;
  title: string;
  kinds: string[];
}

/** JSON Schema as far as forms are made of it, with the hints of the back office. */
export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  /** What the values of `enum` are called: in their order, or by value. */
  'x-titles'?: string[] | Record<string, string>;
  /** `money`, `date-time`, `multiline`, `html`, `localized`, `localized-html`, `localized-multiline`, `localized-picture`, `json`, or a standard one. */
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  default?: unknown;
  readOnly?: boolean;
  /** Read-only, but typed when a row is added. */
  asked?: boolean;
  /** Of the parts of a page: where they may stand. */
  places?: Place[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}
