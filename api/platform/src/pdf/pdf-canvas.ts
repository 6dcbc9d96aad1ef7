import type PDFDocument from 'pdfkit';
import type { FontSet, FontWeight, TextRun } from './font-set';

export const pdfColors = {
  text: '#1c2629',
  muted: '#55605f',
  line: '#d8d1c5',
  primary: '#0e5a64',
  fill: '#e9f1f2',
  warning: '#ac2a22',
} as const;

/** In points. */
const DEFAULT_FONT_SIZE = 9;

export interface TextStyle {
  /** In points. */
  size?: number;
  weight?: FontWeight;
  color?: string;
  align?: 'left' | 'right';
}

/** The index at which to break a word: after its last `-`, `/`, `@`, `.` or `_`, or else at its end. */
const findBreak = (word: string): number => word.search(/[^-/@._]*$/) || word.length;

/**
 * Replaces non-breaking spaces and the minus sign, which some fonts lack, and removes soft hyphens and spaces without width,
 * which would be drawn.
 */
const toPlainText = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2212/g, '-')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

/**
 * Draws on the current page, in points. The `y` of a text is its baseline, and its `x` the left edge, or the right edge of
 * right-aligned text.
 */
export interface PdfCanvas {
  textWidth(text: string, style?: TextStyle): number;
  text(text: string, x: number, y: number, style?: TextStyle): void;
  /** Breaks a text into lines of at most `width`: between words and, in a word that is too wide, after a `-` or the like. */
  wrap(text: string, width: number, style?: TextStyle): string[];
  /** A horizontal line. */
  line(
    x: number,
    y: number,
    width: number,
    style?: { color?: string; dashed?: boolean; weight?: number },
  ): void;
  filledBox(x: number, y: number, width: number, height: number, color: string): void;
}

export const createPdfCanvas = (pdf: InstanceType<typeof PDFDocument>, fonts: FontSet): PdfCanvas => {
  const runWidth = ({ font, text }: TextRun, size: number): number =>
    pdf.font(font).fontSize(size).widthOfString(text);
  const textWidth: PdfCanvas['textWidth'] = (text, { size = DEFAULT_FONT_SIZE, weight = 'regular' } = {}) =>
    fonts.splitIntoRuns(toPlainText(text), weight).reduce((sum, run) => sum + runWidth(run, size), 0);

  const splitWord = (word: string, limit: number, style: TextStyle): string[] => {
    let piece = '';
    const pieces: string[] = [];
    for (const char of word) {
      while (piece !== '' && textWidth(piece + char, style) > limit) {
        const end = findBreak(piece);
        pieces.push(piece.slice(0, end));
        piece = piece.slice(end);
      }
      piece += char;
    }
    return [...pieces, piece];
  };

  return {
    textWidth,
    text: (text, x, y, style = {}) => {
      const { size = DEFAULT_FONT_SIZE, weight = 'regular', color = pdfColors.text, align = 'left' } = style;
      const runs = fonts.splitIntoRuns(toPlainText(text), weight);
      let left = align === 'right' ? x - textWidth(text, style) : x;
      runs.forEach((run, index) => {
        pdf.font(run.font).fontSize(size).fillColor(color);
        pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
        if (index + 1 < runs.length) left += runWidth(run, size);
      });
    },
    wrap: (text, limit, style = {}) => {
      const lines: string[] = [];
      let line = '';
      for (const word of text.split(/\s+/).flatMap((each) => splitWord(each, limit, style))) {
        const extendedLine = line === '' ? word : `${line} ${word}`;
        if (textWidth(extendedLine, style) <= limit) line = extendedLine;
        else {
          lines.push(line);
          line = word;
        }
      }
      return [...lines, line];
    },
    line: (x, y, length, { color = pdfColors.line, dashed = false, weight = 0.7 } = {}) => {
      pdf.save().lineWidth(weight).strokeColor(color);
      if (dashed) pdf.dash(3, { space: 3 });
      pdf
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke()
        .restore();
    },
    filledBox: (x, y, width, height, color) => {
      pdf.save().roundedRect(x, y, width, height, 6).fill(color).restore();
    },
  };
};
