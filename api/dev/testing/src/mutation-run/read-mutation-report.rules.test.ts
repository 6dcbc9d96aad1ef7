import { type MutationReport, readMutationReport } from './read-mutation-report.rules';

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const mutant = { mutatorName: 'EqualityOperator', location: at(2, 8, 13) };

const report: MutationReport = {
  files: {
    'api/rent/src/period.ts': {
      source: 'const a = 1;\nreturn a < b;\n',
      mutants: [
        { ...mutant, status: 'Killed', replacement: 'a > b' },
        { ...mutant, status: 'Timeout', replacement: 'a >= b' },
        { ...mutant, status: 'Survived', replacement: 'a <= b' },
        { ...mutant, status: 'Ignored', replacement: 'a' },
        { ...mutant, status: 'NoCoverage', replacement: 'true' },
      ],
    },
  },
};

test('counts what the tests noticed, and shows each mutant that none of them did', () => {
  expect(readMutationReport(report)).toEqual({
    killed: 2,
    all: 4,
    survivors: [
      'api/rent/src/period.ts:2 EqualityOperator: a < b → a <= b',
      'api/rent/src/period.ts:2 EqualityOperator: a < b → true',
    ],
  });
});
