/** What the importer's tests read: small files with every trap that real exports have. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteId, STARTER_IDENTITIES } from '@crema/brands';
import { inWords } from '../sentences/sentence.rules.ts';
import type { Draft, Finding } from './import.types.ts';
import { openSource } from './source.service.ts';

/** Calls `use` with a file of that content, which is gone afterwards. */
export async function withFile<T>(
  content: string | Uint8Array,
  use: (path: string) => Promise<T>,
  name = 'products.csv',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-import-test-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A finding in words. */
export type Told = Omit<Finding, 'reason'> & { reason: string };

export const told = (finding: Finding): Told => ({ ...finding, reason: inWords(finding.reason, 'en') });

export interface ReadBack {
  format: string;
  notes: string[];
  drafts: Draft[];
  /** Of the file and of its products, in English and in the order of their lines. */
  refused: Told[];
  warnings: Told[];
}

export function readBack(content: string | Uint8Array, site: SiteId = 'usb2c'): Promise<ReadBack> {
  return withFile(content, async (path) => {
    const source = await openSource(path, {
      site,
      shopName: STARTER_IDENTITIES[site].name,
      untrackedStock: 100,
    });
    try {
      const drafts: Draft[] = [];
      for await (const draft of source.drafts()) drafts.push(draft);
      const inOrder = (findings: Finding[]): Told[] => findings.sort((a, b) => a.line - b.line).map(told);
      return {
        format: source.format,
        notes: source.notes.map((note) => inWords(note, 'en')),
        drafts,
        refused: inOrder([...source.refused, ...drafts.flatMap((draft) => draft.refused)]),
        warnings: inOrder(drafts.flatMap((draft) => draft.warnings)),
      };
    } finally {
      await source.close();
    }
  });
}

const OLDER_HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status,Image Alt Text,Product Category,SEO Description,Gift Card,Variant Grams,Variant Taxable,Variant Image';

/** A CSV of the older header from rows of named cells. */
export function olderCsv(...rows: Record<string, string>[]): string {
  const titles = OLDER_HEADER.split(',');
  const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${[OLDER_HEADER, ...rows.map((row) => titles.map((title) => quoted(row[title] ?? '')).join(','))].join('\n')}\n`;
}

/** The cells that every sold product has. */
export const plain = (handle: string, more: Record<string, string> = {}): Record<string, string> => ({
  Handle: handle,
  Title: handle,
  Vendor: 'Roaster',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Price': '9.90',
  Status: 'active',
  ...more,
});

/**
 * A bakery's and a roaster's export in small: options in either order, quotes in values, newlines in HTML, no SKU,
 * rows of pictures, a literal entity, active at 0.00, rows far apart, two drinks sold as subscriptions.
 */
export const TRAPS = olderCsv(
  plain('layer-cake', {
    Title: 'Honey &amp; Walnut Cake',
    'Body (HTML)': '<p>Soft,\nsweet</p>\n<script>alert(1)</script><p onclick="x()">and tall</p>',
    Type: 'Cake',
    'Option1 Name': 'Flavor',
    'Option1 Value': 'Honey',
    'Option2 Name': 'Size',
    'Option2 Value': '10"',
    'Image Src': 'https://pictures.example/cake-1.jpg',
  }),
  {
    Handle: 'layer-cake',
    'Option1 Name': 'Size',
    'Option1 Value': '12"',
    'Option2 Name': 'Flavor',
    'Option2 Value': 'Honey',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '-3',
    'Variant Price': '31.00',
    'Variant Compare At Price': '0.00',
  },
  { Handle: 'layer-cake', 'Image Src': 'https://pictures.example/cake-2.jpg' },
  plain('party-balloon', { Type: 'Accessories', 'Variant Price': '0.00' }),
  plain('estate-coffee', {
    Type: 'Single Estate Coffee',
    Tags: 'medium-dark-roast, TAX_5, chocolatey, organic',
    'Option1 Name': 'Size',
    'Option1 Value': '250 g',
    'Option2 Name': 'Grind',
    'Option2 Value': 'Whole bean',
    'Variant Compare At Price': '12.50',
    'Variant SKU': 'SAME',
  }),
  plain('coffee-subscription', {
    Type: 'Subscription',
    Tags: 'Coffee',
    'Option1 Name': 'Installments',
    'Option1 Value': '3',
    'Option2 Name': 'Size',
    'Option2 Value': '250 g',
    'Variant SKU': 'SAME',
  }),
  plain('old-blend', { Type: 'Coffee', Status: 'archived' }),
  plain('next-blend', { Type: 'Coffee', Status: 'draft' }),
  plain('قهوة-عربية', { Title: 'قهوة عربية \u200fبالهيل', Type: 'Coffee' }),
  {
    Handle: 'estate-coffee',
    'Option1 Value': '500 g',
    'Option2 Value': 'Filter',
    'Variant Price': '18.00',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '2',
  },
);
