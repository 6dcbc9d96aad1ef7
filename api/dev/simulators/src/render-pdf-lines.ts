import PDFDocument from 'pdfkit';

/** Renders the lines of text as a PDF. */
export const renderPdfLines = (lines: readonly string[]): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (const line of lines) document.text(line);
    document.end();
  });
