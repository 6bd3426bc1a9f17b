/** JSON Schema as far as forms are made of it, with the hints of the back office. */
export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  /** What the values of `enum` are called: in their order, or by value. */
  'x-titles'?: string[] | Record<string, string>;
  /** `money`, `date-time`, `multiline`, `html`, `localized`, `localized-html`, `localized-multiline`, `json`, or a standard one. */
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  default?: unknown;
  readOnly?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}
