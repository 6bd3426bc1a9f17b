/** One product of Shopify's CSV: rows of one handle, adjacent or not. */
import type { Currency } from '@crema/brands';
import { sentence } from '../../sentences/sentence.rules.ts';
import type { RowGroup, SourceRow } from '../import.types.ts';
import { Findings } from '../mapping/findings.rules.ts';
import type { ForeignDraft, ForeignProduct } from '../mapping/foreign.types.ts';
import { warnOfOtherTitles } from '../mapping/names.rules.ts';
import { parseTruth } from '../values/numbers.rules.ts';
import { plainLine } from '../values/text.rules.ts';
import { cellOf, checkTruth, checkWidth, fittedCell, type ProductRows, warnOf } from './cells.rules.ts';
import type { ShopifyColumns, ShopifyField } from './columns.rules.ts';
import { mergeImages, pictureAddress, splitTags, statusOf } from './fields.rules.ts';
import { fitted, fittedHtml, MOST } from './lengths.rules.ts';
import { readVariants } from './variants.rules.ts';

/** @returns no product if the group cannot be one; its rows' findings say why. */
export function readShopifyRows(group: RowGroup, columns: ShopifyColumns, currency: Currency): ForeignDraft {
  const findings = new Findings(group.handle);
  const rows: ProductRows = { group, columns, currency, findings };
  checkWidth(rows);
  const lead = group.rows.find((row) => cellOf(rows, row, 'title') !== '') ?? group.rows[0];
  if (!lead) return { findings };
  const title = plainLine(cellOf(rows, lead, 'title'));
  if (!title) {
    findings.refuse(lead.line, sentence('noTitle'));
    return { findings };
  }
  warnOfOtherTitles(
    { line: lead.line, title },
    group.rows.map((row) => ({ line: row.line, title: plainLine(cellOf(rows, row, 'title')) })),
    findings,
  );
  const status = readStatus(rows, lead);
  const { optionNames, variants } = readVariants(rows, lead);
  const fit = (field: ShopifyField, most: number, text?: string): string =>
    fittedCell(rows, lead, field, most, text);
  const product: ForeignProduct = {
    handle: group.handle,
    line: lead.line,
    title: fit('title', MOST.title),
    html: fittedHtml(cellOf(rows, lead, 'html'), columns.titles.html ?? 'html', warnOf(rows, lead)),
    vendor: fit('vendor', MOST.vendor),
    type: fit('type', MOST.category),
    categoryPath: plainLine(cellOf(rows, lead, 'categoryPath'))
      .split('>')
      .map((step) => fit('categoryPath', MOST.category, step))
      .join('>'),
    tags: splitTags(cellOf(rows, lead, 'tags')),
    status,
    optionNames,
    variants,
    images: readImages(rows),
    metafields: readMetafields(rows, lead),
    seoDescription: fit('seoDescription', MOST.summary),
  };
  return { product, findings };
}

/** Gift cards are not sold here, so an active one becomes a draft. */
function readStatus(rows: ProductRows, lead: SourceRow): ForeignProduct['status'] {
  const { findings } = rows;
  for (const field of ['published', 'giftCard'] as const) checkTruth(rows, lead, field);
  const status = statusOf(cellOf(rows, lead, 'status'), parseTruth(cellOf(rows, lead, 'published')) ?? true);
  if (status.reason) findings.refuse(lead.line, status.reason);
  if (status.warning) findings.warn(lead.line, status.warning);
  const giftCard = parseTruth(cellOf(rows, lead, 'giftCard')) === true;
  if (giftCard) findings.warn(lead.line, sentence('giftCard'));
  return giftCard && status.value === 'active' ? 'draft' : status.value;
}

const readImages = (rows: ProductRows): ForeignProduct['images'] =>
  mergeImages(
    rows.group.rows.map((row) => ({
      url: pictureAddress(cellOf(rows, row, 'imageUrl'), warnOf(rows, row)),
      alt: fittedCell(rows, row, 'imageAlt', MOST.alt),
      position: Number(cellOf(rows, row, 'imagePosition')) || undefined,
    })),
  );

const readMetafields = (rows: ProductRows, lead: SourceRow): ForeignProduct['metafields'] =>
  new Map(
    rows.columns.metafields
      .map(({ key, index }): [string, string[]] => [
        key,
        splitList(lead.cells[index] ?? '').map((value) =>
          fitted(value, MOST.metafield, `metafield ${key}`, warnOf(rows, lead)),
        ),
      ])
      .filter(([, values]) => values.length > 0),
  );

function splitList(cell: string): string[] {
  const separator = cell.includes(';') ? ';' : ',';
  return cell.split(separator).map(plainLine).filter(Boolean);
}
