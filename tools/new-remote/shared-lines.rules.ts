import { escapeQuotes, type RemoteNames } from './names.rules';

/** A table of the workspace in which every remote has one line, added before `end`. */
interface SharedTable {
  readonly file: string;
  readonly start: string;
  readonly end: string;
  readonly line: (names: RemoteNames) => string;
}

/** The tables of the workspace that a new remote is added to: remotes, routes, panels and the glossary's nouns. */
export const sharedTables: readonly SharedTable[] = [
  {
    file: 'shared/contract/src/routes/remote-names.ts',
    start: 'export const remoteNames = [',
    end: '] as const;',
    line: ({ remote }) => `  '${remote}',`,
  },
  {
    file: 'shared/contract/src/routes/routes.ts',
    start: 'export const routes = {',
    end: '} as const;',
    line: ({ remote, noun, word }) => `  ${noun}: { overview: route('${remote}', '/${word}') },`,
  },
  {
    file: 'shared/contract/src/panels/panels.ts',
    start: 'export const panels = {',
    end: '} as const satisfies',
    line: ({ remote, noun, title }) =>
      `  '${noun}.summary': { owner: '${remote}', title: '${escapeQuotes(title)}', height: 160 },`,
  },
  {
    file: 'docs/glossary.md',
    start: '## Nouns',
    end: '\n## ',
    line: ({ remote, word, title }) =>
      `| ${title.toLowerCase().replaceAll('|', '')} | ${word} | – | – | The noun of the remote '${remote}'. |`,
  },
];

/** Adds the remote's line at the end of the table. */
export const addLine = (
  source: string,
  { file, start, end, line }: SharedTable,
  names: RemoteNames,
): string => {
  const insertAt = source.indexOf(`\n${end}`, source.indexOf(start));
  if (insertAt < 0) throw new Error(`${file} has no table ${start}`);
  return `${source.slice(0, insertAt)}\n${line(names)}${source.slice(insertAt)}`;
};

/** Removes every line that names the remote. */
export const removeLines = (source: string, { remote }: RemoteNames): string =>
  source
    .split('\n')
    .filter((line) => !line.includes(`'${remote}'`))
    .join('\n');
