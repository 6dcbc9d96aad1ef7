import type { InputError } from './check-input';
import type { ColumnKey } from './import.columns';
import type { ParsedRow, RowProblem } from './import-row.types';

/** The problems of a row, and what the row adds to the plan if it has none. */
export interface RowReport {
  readonly problems: RowProblem[];
  addProblem(column: ColumnKey | null, message: string): void;
  /** Reports the errors of a schema. A cell that already has a problem gets no second one. */
  reportErrors(errors: readonly InputError[], columnOf: (path: string) => ColumnKey | undefined): void;
  hasProblemIn(columns: readonly ColumnKey[]): boolean;
  /** Registers what the row adds to the plan. It is not added until `runAdditions`, which is called if the row has no problem. */
  addIfValid(add: () => void): void;
  runAdditions(): void;
}

export const createRowReport = ({ row, problems: parsed }: ParsedRow): RowReport => {
  const problems = [...parsed];
  const additions: (() => void)[] = [];
  const addProblem: RowReport['addProblem'] = (column, message) => {
    if (!problems.some((other) => other.column === column && other.message === message))
      problems.push({ row, column, message });
  };
  const hasProblemIn: RowReport['hasProblemIn'] = (columns) =>
    problems.some(({ column }) => column !== null && columns.includes(column));
  return {
    problems,
    addProblem,
    hasProblemIn,
    reportErrors: (errors, columnOf) => {
      for (const { path, message } of errors) {
        const column = columnOf(path);
        if (column === undefined || !hasProblemIn([column])) addProblem(column ?? null, message);
      }
    },
    addIfValid: (add) => void additions.push(add),
    runAdditions: () => {
      for (const add of additions) add();
    },
  };
};
