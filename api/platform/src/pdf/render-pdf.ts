import { finished } from 'node:stream/promises';
import type { LocalDate } from '@husrum/format';
import PDFDocument from 'pdfkit';
import { selectFontSet } from './font-set';
import { createPdfCanvas, type PdfCanvas } from './pdf-canvas';

export type PdfDocument = InstanceType<typeof PDFDocument>;

interface PdfOptions {
  title: string;
  author: string;
  /** The creation date in the file, so that the same content always gives the same bytes. */
  creationDay: LocalDate;
  /** All texts that users have written: they decide which fonts are needed. */
  textsForFonts: readonly string[];
  layout?: 'portrait' | 'landscape';
}

/**
 * Renders a PDF of A4 pages. `draw` draws on the canvas and adds pages to the document. It may be asynchronous, so that a long
 * document does not block the event loop.
 */
export const renderPdf = async (
  { title, author, creationDay, textsForFonts, layout = 'portrait' }: PdfOptions,
  draw: (canvas: PdfCanvas, pdf: PdfDocument) => void | Promise<void>,
): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    bufferPages: true,
    lang: 'sv-SE',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(`${creationDay}T12:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  await draw(createPdfCanvas(pdf, selectFontSet(pdf, textsForFonts)), pdf);
  pdf.end();
  await finished(pdf);
  return Buffer.concat(chunks);
};
