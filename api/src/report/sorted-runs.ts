import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { compareRows, createPriorityQueue, type KeyedRow, type SortDirections } from './merge-sort.rules';
import type { Cell } from './report-model.types';

const READ_BYTES = 8 * 1024;
const NEW_LINE = 10;

interface Run {
  start: number;
  readonly end: number;
}

const isKeyedRow = (value: unknown): value is KeyedRow =>
  typeof value === 'object' && value !== null && 'keys' in value && 'cells' in value;

const parseLine = (line: string): KeyedRow => {
  const row: unknown = JSON.parse(line);
  if (!isKeyedRow(row)) throw new Error('not a sorted row');
  return row;
};

/** Reads one run through a buffer of its own. Only the row that is merged next is an object. */
const createRunReader = (file: FileHandle, run: Run) => {
  let buffer = Buffer.allocUnsafeSlow(READ_BYTES);
  let from = 0;
  let until = 0;
  let current: KeyedRow | undefined;
  /** Whether a whole line was in the buffer. */
  const takeLine = (): boolean => {
    const end = buffer.subarray(0, until).indexOf(NEW_LINE, from);
    if (end < 0) return false;
    current = parseLine(buffer.toString('utf8', from, end));
    from = end + 1;
    return true;
  };
  const fill = async (): Promise<void> => {
    const rest = buffer.subarray(from, until);
    const larger = rest.length === buffer.length ? Buffer.allocUnsafeSlow(buffer.length * 2) : buffer;
    rest.copy(larger);
    buffer = larger;
    const wanted = Math.min(buffer.length - rest.length, run.end - run.start);
    const { bytesRead } = await file.read(buffer, rest.length, wanted, run.start);
    if (bytesRead === 0) throw new Error('the file of sorted rows is truncated');
    run.start += bytesRead;
    from = 0;
    until = rest.length + bytesRead;
    if (!takeLine()) await fill();
  };
  return {
    /** Undefined after the last row. */
    current: (): KeyedRow | undefined => current,
    /** Goes to the next row. A promise only when it must be read from the disk. */
    next: (): Promise<void> | undefined => {
      if (takeLine()) return undefined;
      current = undefined;
      return run.start < run.end ? fill() : undefined;
    },
  };
};
type RunReader = ReturnType<typeof createRunReader>;

async function* mergeRuns(
  file: FileHandle,
  runs: readonly Run[],
  compare: (one: KeyedRow, other: KeyedRow) => number,
  batchRows: number,
): AsyncGenerator<Cell[][]> {
  const queue = createPriorityQueue<RunReader>((one, other) => {
    const a = one.current();
    const b = other.current();
    return a && b ? compare(a, b) : 0;
  });
  for (const run of runs) {
    const reader = createRunReader(file, run);
    await reader.next();
    queue.push(reader);
  }
  let batch: Cell[][] = [];
  for (let reader = queue.first(); reader; reader = queue.first()) {
    const row = reader.current();
    if (row) batch.push(row.cells);
    const reading = reader.next();
    if (reading) await reading;
    if (reader.current()) queue.reorderFirst();
    else queue.removeFirst();
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const writeRun = async (file: FileHandle, rows: readonly KeyedRow[], start: number): Promise<Run> => {
  const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await file.appendFile(bytes);
  return { start, end: start + bytes.length };
};

/**
 * Sorts rows that come in any order: an external merge sort. Runs of `runRows` wait in a file of the folder, which is deleted
 * afterwards; no more than one run, or a block of each, is in memory.
 */
export async function* sortRows(
  batches: AsyncIterable<readonly KeyedRow[]>,
  directions: SortDirections,
  { folder, batchRows, runRows }: { folder: string; batchRows: number; runRows: number },
): AsyncGenerator<Cell[][]> {
  const compare = compareRows(directions);
  const target = path.join(folder, randomUUID());
  let file: FileHandle | undefined;
  try {
    const runs: Run[] = [];
    let rows: KeyedRow[] = [];
    for await (const batch of batches) {
      for (const row of batch) rows.push(row);
      if (rows.length < runRows) continue;
      if (!file) {
        await mkdir(folder, { recursive: true });
        file = await open(target, 'wx+', 0o600);
      }
      runs.push(await writeRun(file, rows.sort(compare), runs.at(-1)?.end ?? 0));
      rows = [];
    }
    if (!file) {
      const sorted = rows.sort(compare);
      for (let from = 0; from < sorted.length; from += batchRows)
        yield sorted.slice(from, from + batchRows).map(({ cells }) => cells);
      return;
    }
    if (rows.length > 0) runs.push(await writeRun(file, rows.sort(compare), runs.at(-1)?.end ?? 0));
    yield* mergeRuns(file, runs, compare, batchRows);
  } finally {
    await file?.close();
    await rm(target, { force: true });
  }
}
