import type { Language } from '@crema/brands';
import { Type } from 'typebox';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, conflict, type SiteContext, say, type Texts } from '#platform/http/index.ts';
import { unitsOf } from '../contents/contents.rules.ts';
import { requireProducts } from '../contents/contents.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { BoxProduct, BoxStatus, MonthlyBox } from '../monthly-boxes.types.ts';
import { isOpen } from '../subscription/schedule.rules.ts';
import { hasEnded, termsOn } from '../subscription/subscription.rules.ts';
import type { BoxBoardRepository } from './board.repository.ts';

const STATUSES: Record<BoxStatus, Texts> = {
  ACTIVE: ['Active', 'Active'],
  PAYMENT_FAILED: ['Payment failed', 'Paiement refusé'],
  ON_HOLD: ['On hold', 'En attente'],
  CANCELLED: ['Cancelled', 'Annulée'],
  COMPLETED: ['Completed', 'Terminée'],
};

const product = Type.Object(
  {
    code: fields.text({ label: ['Variant code', 'Code de la variante'] }, { minLength: 1, maxLength: 120 }),
    quantity: fields.integer({ label: ['Boxes', 'Boîtes'] }, { minimum: 1, maximum: 12 }),
  },
  { additionalProperties: false },
);

/** Nothing here says whose box it is: states are kept in the history. */
const boxSchema = Type.Object({
  nextDate: Type.Unsafe<unknown>({
    ...{ type: ['string', 'null'], readOnly: true, widget: 'date' },
    label: ['Made and charged on', 'Préparée et facturée le'],
  }),
  cutOffAt: Type.Unsafe<unknown>({
    ...{ type: ['string', 'null'], readOnly: true, widget: 'date-time' },
    label: ['Cut-off', 'Heure limite'],
    help: [
      'Until then its contents can be changed, by the customer and here.',
      'Jusque-là, son contenu peut être modifié, par le client et ici.',
    ],
  }),
  status: fields.choice(
    { label: ['Status', 'État'], readOnly: true },
    Object.entries(STATUSES).map(([value, title]) => ({ value, title })),
  ),
  boxes: fields.integer({ label: ['Size', 'Format'], readOnly: true }),
  contents: fields.list(
    {
      label: ['Contents', 'Contenu'],
      help: [
        'Empty: the shop fills it, by taste and best sellers.',
        'Vide\u00a0: la boutique la remplit, selon les goûts et les meilleures ventes.',
      ],
    },
    product,
    { maxItems: 12 },
  ),
  chosen: fields.flag({
    label: ['Chosen', 'Choisi'],
    help: [
      'The customer’s choice, or ours for them. Off: the mail says that the shop filled it.',
      'Le choix du client, ou le nôtre pour lui. Désactivé\u00a0: le courriel dit que la boutique l’a remplie.',
    ],
  }),
});

const stateOf = ({ nextDate, cutOffAt, status, boxes, contents = [], chosen }: MonthlyBox): State => ({
  ...{ nextDate: nextDate ?? null, cutOffAt: cutOffAt?.toISOString() ?? null, status, boxes, chosen },
  contents: contents.map(({ code, quantity }) => ({ code, quantity })),
});

/** The coming month of each monthly box. It can be changed until its cut-off, and taken back until then. */
export function boxesResource(needs: BoxNeeds, repository: BoxBoardRepository): Resource {
  const { platform } = needs;
  return {
    ...{ name: 'boxes', group: 'programmes', schema: boxSchema },
    columns: ['nextDate', 'cutOffAt', 'status', 'boxes', 'contents', 'chosen'],
    title: ['Monthly boxes', 'Boîtes du mois'],
    one: ['Monthly box', 'Boîte du mois'],
    description: [
      'What comes next in each box, the next first. Found by the customer’s email.',
      'Ce qui vient dans chaque boîte, la prochaine en premier. Recherche par courriel du client.',
    ],
    keyTitle: ['Box', 'Boîte'],
    operations: { list: 'adminListBoxes', get: 'adminGetBox', save: 'adminSaveBox' },
    titleOf: (_key, { nextDate, boxes }, { language }) =>
      say(
        language,
        `Box of ${boxes}${nextDate ? ` · ${nextDate}` : ''}`,
        `Boîte de ${boxes}${nextDate ? ` · ${nextDate}` : ''}`,
      ),
    // Boxes are read from the database each time; the tag is nobody's.
    tags: (_site, keys) => keys.map((key) => `box:${key}`),
    list: async (site, { query, after, pageSize }) =>
      (await repository.list(site, { query, after, limit: pageSize })).map((box) => ({
        ...{ key: box.id, title: box.email, state: stateOf(box) },
      })),
    read: async (site, keys, options) =>
      new Map((await repository.by(site, keys, options)).map((box) => [box.id, stateOf(box)])),
    check: async ({ key, after }, { site, language }) => {
      const [box] = await repository.by(site.id, [key], { lock: false });
      if (!box || !after) return;
      if (hasEnded(box) || !isOpen(box, platform.clock.now())) throw closed(language);
      await contentsOf(needs, box, after, { site, language });
    },
    write: async (site, changes, ctx) => {
      for (const { key, after } of changes) {
        const [box] = await repository.by(site, [key], { lock: true });
        if (!box || !after) continue;
        const contents = await contentsOf(needs, box, after, ctx);
        const chosen = contents !== undefined && after.chosen === true;
        await needs.repository.save({ ...box, contents, chosen }, platform.clock.now());
      }
    },
  };
}

/** What a state puts in a box. @throws {OccError} where it does not fit, is sold out, or costs more than was agreed */
async function contentsOf(
  needs: BoxNeeds,
  box: MonthlyBox,
  state: State,
  ctx: Pick<SiteContext, 'site' | 'language'>,
): Promise<BoxProduct[] | undefined> {
  const asked = state.contents as { code: string; quantity: number }[];
  if (asked.length === 0) return undefined;
  const { language } = ctx;
  const units = unitsOf(asked);
  if (units > box.boxes)
    throw refused(language, [
      `It holds ${box.boxes} boxes, and these are ${units}.`,
      `Elle contient ${box.boxes} boîtes, et en voici ${units}.`,
    ]);
  const before = box.contents ?? [];
  const isSame = asked.every(({ code, quantity }) =>
    before.some((one) => one.code === code && one.quantity === quantity),
  );
  // What is in it already may be sold out by now: nothing is asked of what stays.
  if (isSame && before.length === asked.length) return before;
  const contents = await requireProducts(
    needs,
    ctx,
    asked.map(({ code, quantity }) => ({ code, qty: quantity })),
    { boxes: box.boxes, terms: termsOn(box, box.nextDate ?? '') },
  );
  const dearer = contents.find(
    ({ code, premium }) => premium !== undefined && !before.some((one) => one.code === code),
  );
  if (dearer)
    throw refused(language, [
      `${dearer.code} adds to the price, which only the customer can agree to.`,
      `${dearer.code} augmente le prix\u00a0: seul le client peut l’accepter.`,
    ]);
  return contents;
}

const refused = (language: Language, texts: Texts) =>
  badRequest('ValidationError', say(language, ...texts), {
    ...{ reason: 'invalid', subject: 'contents', subjectType: 'field' },
  });

const closed = (language: Language) =>
  conflict(
    'BoxCutOffError',
    say(
      language,
      'The cut-off has passed: this box is being prepared. The next one can be changed once it has shipped.',
      'L’heure limite est passée\u00a0: cette boîte est en préparation. La suivante pourra être modifiée une fois celle-ci expédiée.',
    ),
    { reason: 'cutOff', subject: 'contents', subjectType: 'field' },
  );
