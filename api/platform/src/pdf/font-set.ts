import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type FontWeight = 'regular' | 'strong';
export interface TextRun {
  font: string;
  text: string;
}
export interface FontSet {
  /** Splits a text into runs, each with the font that has its characters. */
  splitIntoRuns(text: string, weight: FontWeight): readonly TextRun[];
}

interface FontRegistry {
  registerFont(name: string, file: string): unknown;
}

const WIN_ANSI = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
/** Whether the standard PDF fonts have all characters of the text. */
export const isWinAnsi = (text: string): boolean => WIN_ANSI.test(text);

const standardFontSet: FontSet = {
  splitIntoRuns: (text, weight) => [{ font: weight === 'strong' ? 'Helvetica-Bold' : 'Helvetica', text }],
};

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource/source-sans-3/package.json'));
const subsets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;
const fontWeights: Readonly<Record<FontWeight, number>> = { regular: 400, strong: 600 };

type CodeRange = readonly [first: number, last: number];
const parseRange = (text: string): CodeRange => {
  const [first = '0', last = first] = text.slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};
let rangesBySubset: ReadonlyMap<string, readonly CodeRange[]> | undefined;
const readUnicodeRanges = (): ReadonlyMap<string, readonly CodeRange[]> => {
  const file: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return new Map(subsets.map((subset) => [subset, (file[subset] ?? '').split(',').map(parseRange)]));
};

const subsetOf = (char: string): string | undefined => {
  rangesBySubset ??= readUnicodeRanges();
  const code = char.codePointAt(0) ?? 0;
  return subsets.find((subset) =>
    rangesBySubset?.get(subset)?.some(([first, last]) => first <= code && code <= last),
  );
};

/** Source Sans. It comes in one file per subset of Unicode: a name like Łukasz needs two of them. */
const createEmbeddedFontSet = (pdf: FontRegistry): FontSet => {
  const registeredFonts = new Set<string>();
  const fontOf = (subset: string, weight: FontWeight): string => {
    const font = `source-sans-3-${subset}-${fontWeights[weight]}-normal`;
    if (!registeredFonts.has(font)) {
      pdf.registerFont(font, path.join(folder, 'files', `${font}.woff`));
      registeredFonts.add(font);
    }
    return font;
  };
  return {
    splitIntoRuns: (text, weight) => {
      const runs: TextRun[] = [];
      for (const char of text) {
        const subset = subsetOf(char);
        const font = fontOf(subset ?? 'latin', weight);
        const printable = subset === undefined ? '?' : char;
        const last = runs.at(-1);
        if (last?.font === font) last.text += printable;
        else runs.push({ font, text: printable });
      }
      return runs;
    },
  };
};

/**
 * Returns the standard fonts of PDF, which render 25 times faster and need no embedding. If a text has characters that they lack,
 * returns Source Sans.
 */
export const selectFontSet = (pdf: FontRegistry, texts: readonly string[]): FontSet =>
  texts.every(isWinAnsi) ? standardFontSet : createEmbeddedFontSet(pdf);
