import type { InputError } from './check-input';
import type { ColumnKey } from './import.columns';
import type { ParsedRow, RowProblem } from './import-row.types';

/** The problems of a row, and what the row adds to the plan if it has none. */
export interface RowReport {
  readonly problems: RowProblem[];
  readonly additions: (() => void)[];
  report(column: ColumnKey | null, message: string): void;
  /** Reports the errors of a schema. A cell that already has a problem gets no second one. */
  reportErrors(errors: readonly InputError[], columnOf: (path: string) => ColumnKey | undefined): void;
  hasProblemIn(columns: readonly ColumnKey[]): boolean;
}

export const createRowReport = ({ row, problems: parsed }: ParsedRow): RowReport => {
  const problems = [...parsed];
  const report: RowReport['report'] = (column, message) => {
    if (!problems.some((other) => other.column === column && other.message === message))
      problems.push({ row, column, message });
  };
  const hasProblemIn: RowReport['hasProblemIn'] = (columns) =>
    problems.some(({ column }) => column !== null && columns.includes(column));
  return {
    problems,
    additions: [],
    report,
    hasProblemIn,
    reportErrors: (errors, columnOf) => {
      for (const { path, message } of errors) {
        const column = columnOf(path);
        if (column === undefined || !hasProblemIn([column])) report(column ?? null, message);
      }
    },
  };
};
