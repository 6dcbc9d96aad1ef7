import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareRows, type KeyedRow } from './merge-sort.rules';
import { sortRows } from './sorted-runs';

const directions = ['asc', 'desc'] as const;
/** 1,000 rows in a mixed order with unique ids: some without a first key, some longer than the buffer of the file reader. */
const rows: KeyedRow[] = Array.from({ length: 1000 }, (_row, index) => {
  const id = (index * 617) % 1000;
  const name = id % 7 === 0 ? null : `namn ${id % 13}`;
  return {
    keys: [name, String(id).padStart(4, '0')],
    cells: [id, id % 97 === 0 ? 'å'.repeat(20_000) : 'åäö\n'],
  };
});
async function* inBatches(size: number): AsyncGenerator<KeyedRow[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

test('rows are sorted by their keys in turn, each in its direction, with nulls last', () => {
  const sorted = [
    { keys: [null, '1'], cells: [] },
    { keys: ['b', '1'], cells: [] },
    { keys: ['a', '1'], cells: [] },
    { keys: ['a', '2'], cells: [] },
  ].sort(compareRows(directions));
  expect(sorted.map(({ keys }) => keys)).toEqual([
    ['a', '2'],
    ['a', '1'],
    ['b', '1'],
    [null, '1'],
  ]);
});

test.each([1, 30, 999, 1000, 5000])(
  'rows that are sorted in runs of %p have the same order as rows that are sorted at once',
  async (rowsPerRun) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sorted-'));
    const sorted: unknown[] = [];
    const limits = { folder, rowsPerBatch: 40, rowsPerRun };
    for await (const batch of sortRows(inBatches(20), directions, limits)) {
      expect(batch.length).toBeLessThanOrEqual(40);
      sorted.push(...batch);
    }
    expect(sorted).toEqual([...rows].sort(compareRows(directions)).map(({ cells }) => cells));
    expect(await readdir(folder)).toEqual([]);
  },
);

test('the temporary file is deleted when the reader stops before the last row', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sorted-'));
  for await (const _batch of sortRows(inBatches(20), directions, {
    folder,
    rowsPerBatch: 40,
    rowsPerRun: 100,
  }))
    break;
  expect(await readdir(folder)).toEqual([]);
});
