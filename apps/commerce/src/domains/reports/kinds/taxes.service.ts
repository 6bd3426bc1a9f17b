import { type Language, SITES, type SiteId } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import type { Database } from '#platform/db/index.ts';
import { TAXES_BY_DAY } from '../daily/taxes.repository.ts';
import { groupedOf, pageOf, totalOf } from '../shown/pages.repository.ts';
import type { Report } from '../shown/shown.types.ts';
import { DAY, NOT_TAXED, REPORTS, TAX_CODES, TAX_COLUMNS } from './columns.messages.ts';
import { ordersLink } from './links.rules.ts';

type Row = Record<'region' | 'tax_code' | 'name', string> &
  Record<'rate' | 'taxable' | 'tax' | 'refunded', number> & { day?: string };

/** Taxes by region, tax code and tax, from their daily sums. */
export const taxesReport = (db: Database): Report => ({
  name: 'taxes',
  operationId: 'adminGetTaxes',
  fileOperationId: 'adminGetTaxesFile',
  ...REPORTS.taxes,
  hasPeriod: true,
  hasDays: true,
  columns: (by) => [...(by === 'day' ? [DAY] : []), ...TAX_COLUMNS],
  read: async (asked) => {
    const { by, site, language } = asked;
    const keys = { region: 'text', tax_code: 'text', name: 'text', rate: 'int' } as const;
    const order = by === 'day' ? ({ day: 'text', ...keys } as const) : keys;
    const nameOf = regionNames(site, language);
    const rows = await db.rows<Row>(pageOf(groupedOf(TAXES_BY_DAY, asked), order, asked));
    const [sums] = await db.rows<Pick<Row, 'tax' | 'refunded'>>(totalOf(TAXES_BY_DAY, asked));
    const { tax: charged = 0, refunded = 0 } = sums ?? {};
    return {
      rows: rows.map((row) => {
        const { day, region, tax_code: code, name, rate } = row;
        const period = day === undefined ? asked : { from: day, to: day };
        return {
          values: {
            ...(day === undefined ? {} : { day }),
            region: nameOf(region),
            taxCode: TAX_CODES[code]?.[language] ?? code,
            tax: name === '' ? NOT_TAXED[language] : `${name} ${percentOf(rate, language)}`,
            ...{
              taxable: row.taxable,
              charged: row.tax,
              refunded: row.refunded,
              net: row.tax - row.refunded,
            },
          },
          links: { region: ordersLink(period, { region }) },
          place: [...(day === undefined ? [] : [day]), region, code, name, rate],
        };
      }),
      sums: { charged, refunded, net: charged - refunded },
    };
  },
});

function regionNames(site: SiteId, language: Language): (code: string) => string {
  const names = new Map(regionsOf(SITES[site].country, language));
  return (code) => names.get(code) ?? code;
}

const PARTS = 100_000;

const percentOf = (rate: number, language: Language): string =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'percent',
    maximumFractionDigits: 3,
  }).format(rate / PARTS);
