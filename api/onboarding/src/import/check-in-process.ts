import path from 'node:path';
import { runFileTask, yieldToEventLoopBetween } from '@husrum/api-platform';
import type { CheckedRows } from './check-import';
import type checkImport from './check-import.file-task';
import type { CheckImportInput } from './check-import.file-task';
import type { ParsedRow } from './import-row.types';

const TASK = path.join(import.meta.dirname, 'check-import.file-task.ts');

/** Reads and checks a file in a process of its own. Returns its cells as JSON, and its rows. Throws 422 and 503. */
export const checkInProcess = async (
  input: CheckImportInput,
  options: Parameters<typeof runFileTask>[2],
): Promise<CheckedRows & { readonly cells: string }> => {
  const { parts, ...checked } = await runFileTask<typeof checkImport>(TASK, input, options);
  const rows: ParsedRow[] = [];
  for await (const part of yieldToEventLoopBetween(parts, 1)) {
    const some: readonly ParsedRow[] = JSON.parse(part);
    rows.push(...some);
  }
  return { ...checked, rows };
};
