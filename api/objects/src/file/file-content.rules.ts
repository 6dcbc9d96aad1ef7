/** The header `%PDF-` of a PDF is among its first 1,024 bytes: readers accept other bytes before it. */
export const PDF_HEAD_BYTES = 1024;

/** Whether a file begins as a PDF does. A document that cannot be opened must not become an agreement or be signed. */
export const beginsAsPdf = (head: Buffer): boolean => head.subarray(0, PDF_HEAD_BYTES).includes('%PDF-');
