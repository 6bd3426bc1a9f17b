import type { TObject } from 'typebox';
import type { Texts } from '#platform/http/index.ts';

/** A kind of component: what it is called, and of which fields a form for it consists. */
export interface ComponentKind {
  title: Texts;
  /** Fields in the order in which a form shows them, made with `fields` of `#platform/edits`. */
  schema: TObject;
}

/** Kinds by their type code, such as `HeroBannerComponent`. */
export type ComponentKinds = Readonly<Record<string, ComponentKind>>;
