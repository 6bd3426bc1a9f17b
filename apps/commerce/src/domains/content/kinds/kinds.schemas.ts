import { BANNERS } from './banners.schemas.ts';
import { FRAME } from './frame.schemas.ts';
import type { ComponentKinds } from './kinds.types.ts';
import { LISTS } from './lists.schemas.ts';
import { TEXTS } from './texts.schemas.ts';

/** Every kind of component that the shop draws. A shop that draws more brings theirs as `components` of its extension. */
export const SHOP_KINDS: ComponentKinds = { ...BANNERS, ...LISTS, ...TEXTS, ...FRAME };
