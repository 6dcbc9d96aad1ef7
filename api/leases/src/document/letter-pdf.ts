import {
  type PdfCanvas,
  type PdfDocument,
  pageContent,
  pdfColors,
  renderPdf,
  yieldToEventLoopBetween,
} from '@husrum/api-platform';
import { formatLongDate, type LocalDate } from '@husrum/format';

interface Party {
  readonly name: string;
  /** The postal address, or what else is known. */
  readonly lines: readonly string[];
}

/** A table in a letter. */
export interface LetterTable {
  /** The widths are shares of that of the page. */
  readonly columns: readonly { readonly title: string; readonly width: number; readonly align?: 'right' }[];
  readonly rows: readonly (readonly string[])[];
}

/** A letter on paper, for a window envelope. */
export interface Letter {
  readonly sender: Party;
  readonly recipient: Party;
  readonly day: LocalDate;
  readonly heading: string;
  readonly paragraphs: readonly (string | LetterTable)[];
}

// Heights and positions are in points, from the top left corner of the page.
const PAGE_TOP = 64;
const RECIPIENT_TOP = 146;
const HEADING_TOP = 270;
const LINE_HEIGHT = 16;
const TEXT = { size: 10.5 } as const;

const drawParties = (canvas: PdfCanvas, { sender, recipient, day }: Letter): void => {
  const name = { size: 15, weight: 'strong', color: pdfColors.primary } as const;
  let y = PAGE_TOP;
  for (const line of canvas.wrap(sender.name, 250, name).slice(0, 2)) {
    canvas.text(line, pageContent.left, y, name);
    y += 17;
  }
  for (const [index, line] of sender.lines.entries())
    canvas.text(line, pageContent.left, y + index * 12, { size: 8.5, color: pdfColors.muted });
  canvas.text(formatLongDate(day), pageContent.right, PAGE_TOP, { size: 10, align: 'right' });
  [recipient.name, ...recipient.lines]
    .flatMap((line) => canvas.wrap(line, pageContent.right - pageContent.windowLeft, TEXT))
    .slice(0, 6)
    .forEach((line, index) => {
      canvas.text(line, pageContent.windowLeft, RECIPIENT_TOP + index * 14, TEXT);
    });
};

const CELL = { size: 9.5 } as const;
const COLUMN_GAP = 8;
const CELL_LINE = 12.5;

/** The lines of each cell of a row, and where the cell is. */
const layOutRow = (canvas: PdfCanvas, { columns }: LetterTable, cells: readonly string[]) => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = pageContent.left;
  return columns.map(({ width, align }, index) => {
    const cellWidth = (width / whole) * pageContent.width;
    const left = x;
    x += cellWidth;
    return {
      x: align === 'right' ? left + cellWidth : left,
      align: align ?? ('left' as const),
      lines: canvas.wrap(cells[index] ?? '', cellWidth - (align === 'right' ? 0 : COLUMN_GAP), CELL),
    };
  });
};

/** Draws a table from the height `top`, on as many pages as it needs. Returns the height below it. */
const drawTable = (canvas: PdfCanvas, pdf: PdfDocument, table: LetterTable, top: number): number => {
  let y = top;
  const drawRow = (
    cells: readonly string[],
    style: { size: number; weight?: 'strong'; color?: string },
  ): void => {
    const row = layOutRow(canvas, table, cells);
    const height = Math.max(...row.map(({ lines }) => lines.length)) * CELL_LINE;
    if (y + height > pageContent.bottom) {
      pdf.addPage();
      y = PAGE_TOP;
    }
    for (const { x, align, lines } of row)
      for (const [index, line] of lines.entries())
        canvas.text(line, x, y + index * CELL_LINE, { ...style, align });
    y += height;
    canvas.line(pageContent.left, y - 8, pageContent.width);
    y += 5;
  };
  drawRow(
    table.columns.map(({ title }) => title),
    { size: 8.5, color: pdfColors.muted },
  );
  for (const cells of table.rows) drawRow(cells, CELL);
  return y;
};

/** Draws the text on as many pages as it needs. */
const drawText = (canvas: PdfCanvas, pdf: PdfDocument, { heading, paragraphs }: Letter): void => {
  const title = { size: 14, weight: 'strong' } as const;
  let y = HEADING_TOP;
  const drawLine = (line: string, style: typeof title | typeof TEXT): void => {
    if (y > pageContent.bottom) {
      pdf.addPage();
      y = PAGE_TOP;
    }
    canvas.text(line, pageContent.left, y, style);
    y += style.size + 5.5;
  };
  for (const line of canvas.wrap(heading, pageContent.width, title)) drawLine(line, title);
  for (const paragraph of paragraphs) {
    y += LINE_HEIGHT / 2;
    if (typeof paragraph !== 'string') {
      y = drawTable(canvas, pdf, paragraph, y + 4);
      continue;
    }
    for (const line of paragraph.split('\n').flatMap((each) => canvas.wrap(each, pageContent.width, TEXT)))
      drawLine(line, TEXT);
  }
};

const listTexts = (paragraph: Letter['paragraphs'][number]): readonly string[] =>
  typeof paragraph === 'string'
    ? [paragraph]
    : [...paragraph.columns.map(({ title }) => title), ...paragraph.rows.flat()];

/** The words of a letter: they decide which fonts are needed. A line break is in no font. */
const listWords = ({ sender, recipient, heading, paragraphs }: Letter): string[] =>
  [
    ...[sender.name, ...sender.lines, recipient.name, ...recipient.lines, heading],
    ...paragraphs.flatMap(listTexts),
  ].flatMap((text) => text.split(/\s+/));

/** Renders letters as one PDF to print, each on pages of its own. */
export const renderLetters = (
  { title, author, creationDay }: { title: string; author: string; creationDay: LocalDate },
  letters: readonly Letter[],
): Promise<Buffer> =>
  renderPdf(
    { title, author, creationDay, textsForFonts: letters.flatMap(listWords) },
    async (canvas, pdf) => {
      for await (const [index, letter] of yieldToEventLoopBetween([...letters.entries()])) {
        if (index > 0) pdf.addPage();
        drawParties(canvas, letter);
        drawText(canvas, pdf, letter);
      }
    },
  );
