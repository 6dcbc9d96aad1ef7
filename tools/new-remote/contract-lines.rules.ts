import { escapeQuotes, type Names } from './names.rules';

/** A table of the contract in which every remote has one line, added before `end`. */
interface ContractTable {
  readonly file: string;
  readonly start: string;
  readonly end: string;
  readonly line: (names: Names) => string;
}

const table = (file: string, start: string, end: string, line: (names: Names) => string): ContractTable => ({
  file: `shared/contract/src/${file}`,
  start: `export const ${start}`,
  end,
  line,
});

/** All that the contract has to know of a new remote: its name, one page and one panel. */
export const contractTables: readonly ContractTable[] = [
  table('routes/route.ts', 'remoteNames = [', '] as const;', ({ remote }) => `  '${remote}',`),
  table(
    'routes/routes.ts',
    'routes = {',
    '} as const;',
    ({ remote, noun, word }) => `  ${noun}: { overview: route('${remote}', '/${word}') },`,
  ),
  table(
    'panels/panels.ts',
    'panels = {',
    '} as const satisfies',
    ({ remote, noun, title }) =>
      `  '${noun}.summary': { owner: '${remote}', title: '${escapeQuotes(title)}', height: 160 },`,
  ),
];

/** Adds the remote's line at the end of the table. */
export const addLine = (source: string, { file, start, end, line }: ContractTable, names: Names): string => {
  const at = source.indexOf(`\n${end}`, source.indexOf(start));
  if (at < 0) throw new Error(`${file} has no table ${start}`);
  return `${source.slice(0, at)}\n${line(names)}${source.slice(at)}`;
};

/** Removes every line that names the remote. */
export const removeLines = (source: string, { remote }: Names): string =>
  source
    .split('\n')
    .filter((line) => !line.includes(`'${remote}'`))
    .join('\n');
