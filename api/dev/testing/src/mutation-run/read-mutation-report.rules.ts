/** What is read of Stryker's report. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: {
            readonly start: { readonly line: number; readonly column: number };
            readonly end: { readonly line: number; readonly column: number };
          };
        }[];
      }
    >
  >;
}

export interface MutationScore {
  readonly killed: number;
  readonly all: number;
  /** A line for each mutant that no test noticed: `rent/period.ts:12 a < b → a <= b`. */
  readonly survivors: readonly string[];
}

const KILLED: readonly string[] = ['Killed', 'Timeout'];
const SURVIVED: readonly string[] = ['Survived', 'NoCoverage'];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 90);

/** How many mutants the tests notice. What does not run at all, or is ignored, does not count. */
export const readMutationReport = ({ files }: MutationReport): MutationScore => {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
    all.map((mutant) => ({ file, lines: source.split('\n'), ...mutant })),
  );
  const survivors = mutants
    .filter(({ status }) => SURVIVED.includes(status))
    .map(({ file, lines, location: { start, end }, replacement = '', mutatorName }) => {
      const last = start.line === end.line ? end.column - 1 : undefined;
      const original = lines[start.line - 1]?.slice(start.column - 1, last) ?? '';
      return `${file}:${start.line} ${mutatorName}: ${oneLine(original)} → ${oneLine(replacement)}`;
    });
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  return { killed, all: killed + survivors.length, survivors };
};
