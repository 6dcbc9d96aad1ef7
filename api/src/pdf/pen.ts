import type PDFDocument from 'pdfkit';
import type { FontSet, Run, Weight } from './faces';

export const ink = {
  text: '#1c2629',
  muted: '#55605f',
  line: '#d8d1c5',
  primary: '#0e5a64',
  fill: '#e9f1f2',
  warning: '#ac2a22',
} as const;

export interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
}

/** Non-breaking blanks and the typographic minus are not in every font; on paper they mean nothing more. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-');

/** Draws on the current page. `y` is a baseline; `x` is the left edge, or the right one when aligned right. */
export interface PdfCanvas {
  width(text: string, style?: Style): number;
  text(text: string, x: number, y: number, style?: Style): void;
  /** The lines of a text within a width: broken between words, in a word that alone is too wide. */
  wrap(text: string, width: number, style?: Style): string[];
  rule(
    x: number,
    y: number,
    width: number,
    look?: { color?: string; dashed?: boolean; weight?: number },
  ): void;
  panel(x: number, y: number, width: number, height: number, color: string): void;
}

export const penOn = (doc: InstanceType<typeof PDFDocument>, faces: FontSet): PdfCanvas => {
  const runWidth = ({ font, text }: Run, size: number): number =>
    doc.font(font).fontSize(size).widthOfString(text);
  const width: PdfCanvas['width'] = (text, { size = 9, weight = 'regular' } = {}) =>
    faces.runs(plain(text), weight).reduce((sum, run) => sum + runWidth(run, size), 0);

  const splitWord = (word: string, limit: number, style: Style): string[] => {
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
      const { size = 9, weight = 'regular', color = ink.text, align = 'left' } = style;
      const runs = faces.runs(plain(text), weight);
      let left = align === 'right' ? x - width(text, style) : x;
      runs.forEach((run, index) => {
        doc.font(run.font).fontSize(size).fillColor(color);
        doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
        if (index + 1 < runs.length) left += runWidth(run, size);
      });
    },
    wrap: (text, limit, style = {}) => {
      const lines: string[] = [];
      let line = '';
      for (const word of text.split(/\s+/).flatMap((each) => splitWord(each, limit, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (width(longer, style) <= limit) line = longer;
        else {
          lines.push(line);
          line = word;
        }
      }
      return [...lines, line];
    },
    rule: (x, y, length, { color = ink.line, dashed = false, weight = 0.7 } = {}) => {
      doc.save().lineWidth(weight).strokeColor(color);
      if (dashed) doc.dash(3, { space: 3 });
      doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke()
        .restore();
    },
    panel: (x, y, wide, high, color) => {
      doc.save().roundedRect(x, y, wide, high, 6).fill(color).restore();
    },
  };
};
