/** Where in a PDF its mark may stand: readers accept it among the first 1,024 bytes. */
export const PDF_HEAD_BYTES = 1024;

/** Whether a file begins as a PDF does. A document that cannot be opened must not become an agreement or be signed. */
export const beginsAsPdf = (head: Buffer): boolean => head.subarray(0, PDF_HEAD_BYTES).includes('%PDF-');
