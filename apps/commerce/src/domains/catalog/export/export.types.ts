import type { SiteId } from '@crema/brands';

export const EXPORT_FORMATS = ['native-json', 'native-csv', 'shopify-csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export function isExportFormat(text: string): text is ExportFormat {
  return (EXPORT_FORMATS as readonly string[]).includes(text);
}

export interface ExportOptions {
  site: SiteId;
  format: ExportFormat;
  /** Takes the text piece by piece; resolves when there is room for more. */
  write(text: string): Promise<void> | void;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal;
}

/** Turns pages of products into text. */
export interface Writer<Product, Category> {
  begin(categories: readonly Category[]): string;
  page(products: readonly Product[]): string;
  end(): string;
}
