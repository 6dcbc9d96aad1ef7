import { finished } from 'node:stream/promises';
import type { LocalDate } from '@husrum/format';
import PDFDocument from 'pdfkit';
import { facesFor } from './faces';
import { type PdfCanvas, penOn } from './pen';

export type Paper = InstanceType<typeof PDFDocument>;

interface About {
  title: string;
  author: string;
  /** Written into it, so that the same content always gives the same bytes. */
  day: LocalDate;
  /** All that people have written: it decides which fonts are needed. */
  texts: readonly string[];
}

/** A4 pages, drawn on by the pen. */
export const pdfOf = async (
  { title, author, day, texts }: About,
  draw: (pen: PdfCanvas, paper: Paper) => void,
): Promise<Buffer> => {
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'sv-SE',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(`${day}T12:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(penOn(paper, facesFor(paper, texts)), paper);
  paper.end();
  await finished(paper);
  return Buffer.concat(chunks);
};
