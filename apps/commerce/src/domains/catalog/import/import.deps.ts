import type { Platform } from '#platform/index.ts';
import type { createWriter } from '../write/write.service.ts';
import type { createCategoryFiler } from './categories/filer.service.ts';
import type { ImportOptions } from './import.types.ts';
import type { PictureStore } from './pictures/pictures.service.ts';
import type { Reporter } from './report.service.ts';

export type ImportPlatform = Pick<Platform, 'db' | 'changes' | 'clock' | 'config' | 'shops'>;

/** What one run of an import works with. */
export interface ImportRun {
  platform: ImportPlatform;
  options: ImportOptions;
  reporter: Reporter;
  writer: ReturnType<typeof createWriter>;
  filer: Awaited<ReturnType<typeof createCategoryFiler>>;
  pictures: PictureStore;
}
