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

export interface TextStyle {
  size?: number;
  weight?: FontWeight;
  color?: string;
  align?: 'left' | 'right';
}

/** Replaces non-breaking spaces and the minus sign, which some fonts lack. */
const toPlainText = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-');

/** Draws on the current page. `y` is the baseline. `x` is the left edge, or the right edge of right-aligned text. */
export interface PdfCanvas {
  width(text: string, style?: TextStyle): number;
  text(text: string, x: number, y: number, style?: TextStyle): void;
  /** Breaks a text into lines of at most `width`: between words, and inside a word that is too wide. */
  wrap(text: string, width: number, style?: TextStyle): string[];
  rule(
    x: number,
    y: number,
    width: number,
    style?: { color?: string; dashed?: boolean; weight?: number },
  ): void;
  panel(x: number, y: number, width: number, height: number, color: string): void;
}

export const createPdfCanvas = (pdf: InstanceType<typeof PDFDocument>, fonts: FontSet): PdfCanvas => {
  const runWidth = ({ font, text }: TextRun, size: number): number =>
    pdf.font(font).fontSize(size).widthOfString(text);
  const width: PdfCanvas['width'] = (text, { size = 9, weight = 'regular' } = {}) =>
    fonts.runs(toPlainText(text), weight).reduce((sum, run) => sum + runWidth(run, size), 0);

  const splitWord = (word: string, limit: number, style: TextStyle): string[] => {
    let piece = '';
    const pieces: string[] = [];
    for (const char of word) {
      if (piece !== '' && width(piece + char, style) > limit) {
        pieces.push(piece);
        piece = '';
      }
      piece += char;
    }
    return [...pieces, piece];
  };

  return {
    width,
    text: (text, x, y, style = {}) => {
      const { size = 9, weight = 'regular', color = pdfColors.text, align = 'left' } = style;
      const runs = fonts.runs(toPlainText(text), weight);
      let left = align === 'right' ? x - width(text, style) : x;
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
        if (width(extendedLine, style) <= limit) line = extendedLine;
        else {
          lines.push(line);
          line = word;
        }
      }
      return [...lines, line];
    },
    rule: (x, y, length, { color = pdfColors.line, dashed = false, weight = 0.7 } = {}) => {
      pdf.save().lineWidth(weight).strokeColor(color);
      if (dashed) pdf.dash(3, { space: 3 });
      pdf
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke()
        .restore();
    },
    panel: (x, y, panelWidth, panelHeight, color) => {
      pdf.save().roundedRect(x, y, panelWidth, panelHeight, 6).fill(color).restore();
    },
  };
};
