export { inspectFile } from './encoding.ts';
export {
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
  importCatalog,
  UNTRACKED_STOCK,
} from './import.service.ts';
export { FileRefused, type Finding } from './import.types.ts';
export { isPublicAddress, type Resolver } from './pictures.fetch.ts';
export { pictureName } from './pictures.ts';
