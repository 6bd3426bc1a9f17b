export { exportCatalog } from './export.service.ts';
export { EXPORT_FORMATS, type ExportFormat, type ExportOptions, isExportFormat } from './export.types.ts';
