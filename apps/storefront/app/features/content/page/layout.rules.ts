import type { ContentComponent, ContentSlot } from '../content.types.ts';
import { slugOf } from './slug.ts';

/** A heading of a page, and the id of the section that it begins. */
export interface Anchor {
  uid: string;
  id: string;
  heading: string;
}

/** How a content page is laid out. */
export interface PageLayout {
  /** Its head, if it has one of its own, and what stands before the first text. */
  intro: ContentSlot[];
  /** What is read: text, steps, answers, beside the list of contents. */
  body: ContentSlot[];
  /** What follows across the whole width, from the first section of another kind on. */
  rest: ContentSlot[];
  /** The headings of what is read; none where there are too few to need a list. */
  anchors: Anchor[];
}

const READ = new Set([
  'RichTextComponent',
  'QuestionsComponent',
  'StepsComponent',
  'EditorialComponent',
  'NotificationComponent',
]);

/** Headings from which on a page has a list of them. */
const LONG = 4;

/** Lays a page out by the kinds of its components, in the order in which an editor put them. */
export function layOut(slots: readonly ContentSlot[]): PageLayout {
  const all = slots.flatMap(({ components }) => components);
  const hasIntro = all[0]?.typeCode === 'PageIntroComponent';
  const begin = hasIntro ? firstFrom(0, all, ({ typeCode }) => READ.has(typeCode)) : 0;
  const end = firstFrom(begin, all, ({ typeCode }) => !READ.has(typeCode));
  const body = all.slice(begin, end);
  const anchors = body.flatMap(anchorOf);
  return {
    intro: slotOf('intro', all.slice(0, begin)),
    body: slotOf('body', body),
    rest: slotOf('rest', all.slice(end)),
    anchors: anchors.length < LONG ? [] : anchors,
  };
}

/** Index of the first component from `begin` on that is meant, or the end. */
function firstFrom(
  begin: number,
  all: readonly ContentComponent[],
  isMeant: (one: ContentComponent) => boolean,
): number {
  const found = all.findIndex((one, index) => index >= begin && isMeant(one));
  return found < 0 ? all.length : found;
}

const slotOf = (position: string, components: ContentComponent[]): ContentSlot[] =>
  components.length > 0 ? [{ position, components }] : [];

function anchorOf({ uid, heading }: ContentComponent): Anchor[] {
  const id = typeof heading === 'string' ? slugOf(heading) : '';
  return id ? [{ uid, id, heading: heading as string }] : [];
}
