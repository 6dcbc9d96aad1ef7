import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Weight = 'regular' | 'strong';
export interface Run {
  font: string;
  text: string;
}
/** Which font draws which part of a text. */
export interface FontSet {
  runs(text: string, weight: Weight): readonly Run[];
}

interface FontHolder {
  registerFont(name: string, file: string): unknown;
}

const WIN_ANSI = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
/** Whether the fonts that every PDF reader has can draw the text. */
export const isWinAnsi = (text: string): boolean => WIN_ANSI.test(text);

const standardFaces: FontSet = {
  runs: (text, weight) => [{ font: weight === 'strong' ? 'Helvetica-Bold' : 'Helvetica', text }],
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
const numberOf: Readonly<Record<Weight, number>> = { regular: 400, strong: 600 };

type Range = readonly [first: number, last: number];
const rangeOf = (text: string): Range => {
  const [first = '0', last = first] = text.slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};
let coverage: ReadonlyMap<string, readonly Range[]> | undefined;
const readCoverage = (): ReadonlyMap<string, readonly Range[]> => {
  const file: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return new Map(subsets.map((subset) => [subset, (file[subset] ?? '').split(',').map(rangeOf)]));
};

const subsetOf = (char: string): string | undefined => {
  coverage ??= readCoverage();
  const code = char.codePointAt(0) ?? 0;
  return subsets.find((subset) =>
    coverage?.get(subset)?.some(([first, last]) => first <= code && code <= last),
  );
};

/** The font comes cut into one file per script; a name like Łukasz needs two of them. */
const embeddedFaces = (doc: FontHolder): FontSet => {
  const registered = new Set<string>();
  const fontOf = (subset: string, weight: Weight): string => {
    const font = `source-sans-3-${subset}-${numberOf[weight]}-normal`;
    if (!registered.has(font)) {
      doc.registerFont(font, path.join(folder, 'files', `${font}.woff`));
      registered.add(font);
    }
    return font;
  };
  return {
    runs: (text, weight) => {
      const runs: Run[] = [];
      for (const char of text) {
        const subset = subsetOf(char);
        const font = fontOf(subset ?? 'latin', weight);
        const drawn = subset === undefined ? '?' : char;
        const last = runs.at(-1);
        if (last?.font === font) last.text += drawn;
        else runs.push({ font, text: drawn });
      }
      return runs;
    },
  };
};

/** Standard fonts are 25 times faster and embed nothing: another one is taken only for names they cannot write. */
export const facesFor = (doc: FontHolder, texts: readonly string[]): FontSet =>
  texts.every(isWinAnsi) ? standardFaces : embeddedFaces(doc);
