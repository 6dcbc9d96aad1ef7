export const WRITE_EXPORT = 'report-export.write';
