export { inWords, sentence } from '../sentences/sentence.rules.ts';
export { inspectFile } from './files/encoding.service.ts';
export { FileRefused } from './import.errors.ts';
export { importCatalog, UNTRACKED_STOCK } from './import.service.ts';
export type { Finding, ImportOptions, ImportReport } from './import.types.ts';
