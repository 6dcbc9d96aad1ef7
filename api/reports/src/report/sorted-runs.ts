import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@husrum/api-platform';
import { compareRows, createPriorityQueue, type KeyedRow, type SortDirections } from './merge-sort.rules';
import type { Cell } from './report-model.types';

const BUFFER_BYTES = 8 * 1024;
const NEW_LINE = '\n'.charCodeAt(0);

/** A sorted sequence of rows in the file, as byte offsets. `start` advances while it is read. */
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

/** Reads one run through its own buffer. Only the current row is parsed. */
const createRunReader = (file: FileHandle, run: Run) => {
  let buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let unreadStart = 0;
  let unreadEnd = 0;
  let current: KeyedRow | undefined;
  /** Parses the next line. The result is false if the buffer does not contain all of it. */
  const parseNextLine = (): boolean => {
    const end = buffer.subarray(0, unreadEnd).indexOf(NEW_LINE, unreadStart);
    if (end < 0) return false;
    current = parseLine(buffer.toString('utf8', unreadStart, end));
    unreadStart = end + 1;
    return true;
  };
  /** Reads from the file until the buffer contains a line. The buffer grows with the length of the line. */
  const readNextLine = async (): Promise<void> => {
    const unread = buffer.subarray(unreadStart, unreadEnd);
    const target = unread.length === buffer.length ? Buffer.allocUnsafeSlow(buffer.length * 2) : buffer;
    unread.copy(target);
    buffer = target;
    const maxBytes = Math.min(buffer.length - unread.length, run.end - run.start);
    const { bytesRead } = await file.read(buffer, unread.length, maxBytes, run.start);
    if (bytesRead === 0) throw new Error('the file of sorted rows is truncated');
    run.start += bytesRead;
    unreadStart = 0;
    unreadEnd = unread.length + bytesRead;
    if (!parseNextLine()) await readNextLine();
  };
  return {
    /** The result is undefined after the last row. */
    current: (): KeyedRow | undefined => current,
    /** Advances to the next row. Returns a promise only if the row must be read from disk. */
    advance: (): Promise<void> | undefined => {
      if (parseNextLine()) return undefined;
      current = undefined;
      return run.start < run.end ? readNextLine() : undefined;
    },
  };
};
type RunReader = ReturnType<typeof createRunReader>;

async function* mergeRuns(
  file: FileHandle,
  runs: readonly Run[],
  compare: (one: KeyedRow, other: KeyedRow) => number,
  rowsPerBatch: number,
): AsyncGenerator<Cell[][]> {
  const queue = createPriorityQueue<RunReader>((one, other) => {
    const a = one.current();
    const b = other.current();
    return a && b ? compare(a, b) : 0;
  });
  for (const run of runs) {
    const reader = createRunReader(file, run);
    await reader.advance();
    queue.push(reader);
  }
  let batch: Cell[][] = [];
  for (let reader = queue.first(); reader; reader = queue.first()) {
    const row = reader.current();
    if (row) batch.push(row.cells);
    const pendingRead = reader.advance();
    if (pendingRead) await pendingRead;
    if (reader.current()) queue.reorderFirst();
    else queue.removeFirst();
    if (batch.length < rowsPerBatch) continue;
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
 * Sorts rows by an external merge sort: runs of about `rowsPerRun` sorted rows are written to a temporary file in the folder and
 * then merged. In memory are at most one run, or a buffer for each run.
 */
export async function* sortRows(
  batches: AsyncIterable<readonly KeyedRow[]>,
  directions: SortDirections,
  { folder, rowsPerBatch, rowsPerRun }: { folder: string; rowsPerBatch: number; rowsPerRun: number },
): AsyncGenerator<Cell[][]> {
  const compare = compareRows(directions);
  const temporaryFile = path.join(folder, randomUUID());
  let file: FileHandle | undefined;
  try {
    const runs: Run[] = [];
    let rows: KeyedRow[] = [];
    for await (const batch of batches) {
      for (const row of batch) rows.push(row);
      if (rows.length < rowsPerRun) continue;
      if (!file) {
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
        file = await open(temporaryFile, 'wx+', PRIVATE_FILE_MODE);
      }
      runs.push(await writeRun(file, rows.sort(compare), runs.at(-1)?.end ?? 0));
      rows = [];
    }
    if (!file) {
      const sorted = rows.sort(compare);
      for (let from = 0; from < sorted.length; from += rowsPerBatch)
        yield sorted.slice(from, from + rowsPerBatch).map(({ cells }) => cells);
      return;
    }
    if (rows.length > 0) runs.push(await writeRun(file, rows.sort(compare), runs.at(-1)?.end ?? 0));
    yield* mergeRuns(file, runs, compare, rowsPerBatch);
  } finally {
    await file?.close();
    await rm(temporaryFile, { force: true });
  }
}
