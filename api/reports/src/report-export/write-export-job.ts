/** The kind of the job that writes the file of an export. */
export const WRITE_EXPORT_JOB = 'report-export.write';
