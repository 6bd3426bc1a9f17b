export { exportCatalog } from './export.service.ts';
export { EXPORT_FORMATS, type ExportFormat, isExportFormat } from './export.types.ts';
