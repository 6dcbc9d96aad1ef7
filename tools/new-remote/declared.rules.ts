import { type Names, quoted } from './names.rules';

/** A table of the contract in which every remote has a line: its file, the line, and the end before which it stands. */
interface Table {
  readonly file: string;
  readonly begin: string;
  readonly end: string;
  readonly line: (names: Names) => string;
}

const from = 'shared/contract/src';

/** All that the contract must know of a new remote: that it is there, one page and one panel. A line each. */
export const tables: readonly Table[] = [
  {
    file: `${from}/routes/route.ts`,
    begin: 'export const remoteNames = [',
    end: '] as const;',
    line: ({ remote }) => `  '${remote}',`,
  },
  {
    file: `${from}/routes/routes.ts`,
    begin: 'export const routes = {',
    end: '} as const;',
    line: ({ remote, noun, word }) => `  ${noun}: { overview: route('${remote}', '/${word}') },`,
  },
  {
    file: `${from}/panels/panels.ts`,
    begin: 'export const panels = {',
    end: '} as const satisfies',
    line: ({ remote, noun, title }) =>
      `  '${noun}.summary': { owner: '${remote}', title: '${quoted(title)}', height: 160 },`,
  },
];

/** With the remote's line last in its table. */
export const declare = (text: string, { file, begin, end, line }: Table, names: Names): string => {
  const at = text.indexOf(`\n${end}`, text.indexOf(begin));
  if (at < 0) throw new Error(`${file} has no table ${begin}`);
  return `${text.slice(0, at)}\n${line(names)}${text.slice(at)}`;
};

/** Without every line that names the remote. */
export const withdraw = (text: string, { remote }: Names): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(`'${remote}'`))
    .join('\n');
