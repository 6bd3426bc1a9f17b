/** What a page may not be changed to, as sentences beside their fields. */
import type { Language, SiteId } from '@crema/brands';
import type { RowChange, State } from '#platform/edits/index.ts';
import { badRequest, conflict, say } from '#platform/http/index.ts';
import type { SlotReference } from '../content.types.ts';
import type { ComponentKinds } from '../kinds/kinds.types.ts';
import { isNeeded, type Place, placesOf } from '../kinds/places.rules.ts';
import type { ContentAdminRepository } from './admin.repository.ts';

export const slotsOf = ({ slots }: State): SlotReference[] =>
  Array.isArray(slots) ? (slots as SlotReference[]) : [];

/** What a page's places depend on. */
export const placedIn = (state: State) => ({
  label: String(state.label),
  positions: slotsOf(state).map(({ position }) => position),
});

const refusal = (subject: string, message: string, reason = 'unknown') =>
  badRequest('ValidationError', message, { reason, subject, subjectType: 'field' });

/** A page that the shop itself shows is not removed. @throws {OccError} 409 */
export function refuseNeeded(label: string, language: Language): void {
  if (!isNeeded(label)) return;
  const message = say(
    language,
    'The shop itself shows this page. Take its parts away instead.',
    'La boutique elle-même affiche cette page. Retirez plutôt ses éléments.',
  );
  throw conflict('PageInUseError', message, { reason: 'used', subject: 'key' });
}

const ADDRESS = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}_.-]*)*$/u;

/** An address that is changed is one, and no other page's. @throws {OccError} 400 */
export async function checkAddress(
  repository: ContentAdminRepository,
  site: SiteId,
  { key, before, after }: RowChange,
  language: Language,
): Promise<void> {
  const label = String(after?.label);
  if (before?.label === label) return;
  if (!ADDRESS.test(label))
    throw refusal(
      'label',
      say(
        language,
        'Use letters, digits, hyphens and slashes, such as summer-teas.',
        'Utilisez des lettres, des chiffres, des traits d’union et des barres obliques, par exemple thes-ete.',
      ),
      'invalid',
    );
  // Another version of a page, for a time to come, is at the same address.
  const others = (await repository.pagesAt(site, label)).filter(
    ({ uid, activeFrom }) => uid !== key && !activeFrom,
  );
  if (others.length > 0 && !after?.activeFrom)
    throw refusal(
      'label',
      say(language, 'There is a page at this address.', 'Il y a déjà une page à cette adresse.'),
      'taken',
    );
}

interface Checked {
  repository: ContentAdminRepository;
  kinds: ComponentKinds;
  site: SiteId;
  language: Language;
}

/** What is put on a page is there, and stands where the shop draws it. What stood there before is let be. @throws {OccError} 400 */
export async function checkParts(
  { repository, kinds, site, language }: Checked,
  { before, after = {} }: RowChange,
): Promise<void> {
  const were = new Set(slotsOf(before ?? {}).flatMap(placements));
  const added = slotsOf(after).flatMap(({ position, components }) =>
    components.filter((uid) => !were.has(`${position} ${uid}`)).map((uid) => ({ position, uid })),
  );
  // Places are those of the page as it was: a place is not made by naming it.
  const places = placesOf({ ...placedIn(before ?? {}), label: String(after.label) }, kinds);
  const known = new Set(places.map(({ position }) => position));
  const strange = slotsOf(after).find(({ position }) => !known.has(position))?.position;
  if (strange !== undefined)
    throw refusal(
      'slots',
      say(
        language,
        `This page has no place called ${strange}.`,
        `Cette page n’a pas d’emplacement appelé ${strange}.`,
      ),
    );
  if (added.length === 0) return;
  // Locked, so that nobody removes a part while it is put on a page.
  const rows = await repository.componentsBy(site, [...new Set(added.map(({ uid }) => uid))], { lock: true });
  const kindOf = new Map(rows.map(({ uid, typeCode }) => [uid, typeCode]));
  for (const { position, uid } of added) {
    const kind = kindOf.get(uid);
    if (kind === undefined)
      throw refusal(
        'slots',
        say(language, `There is no part called ${uid}.`, `Aucun élément ne s’appelle ${uid}.`),
      );
    const place = places.find((one) => one.position === position);
    if (place && !isHeld(place, kind, kinds)) throw misplaced({ place, kind, uid }, kinds, language);
  }
}

const placements = ({ position, components }: SlotReference): string[] =>
  components.map((uid) => `${position} ${uid}`);

/** A kind that no form knows is drawn by whoever wrote it. */
const isHeld = ({ kinds: held }: Place, kind: string, kinds: ComponentKinds): boolean =>
  held.includes(kind) || !Object.hasOwn(kinds, kind);

function misplaced(
  { place, kind, uid }: { place: Place; kind: string; uid: string },
  kinds: ComponentKinds,
  language: Language,
) {
  const title = kinds[kind]?.title;
  const [name, at] = [title ? say(language, ...title) : kind, say(language, ...place.label)];
  return refusal(
    'slots',
    say(
      language,
      `${at} of this page does not show parts of the kind “${name}” (${uid}).`,
      `«\u00a0${at}\u00a0» de cette page n’affiche pas les éléments du type «\u00a0${name}\u00a0» (${uid}).`,
    ),
    'kind',
  );
}
