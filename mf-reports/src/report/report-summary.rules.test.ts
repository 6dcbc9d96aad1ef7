import { summarizeReport } from './report-summary.rules';

const input = {
  model: 'Uthyrningar',
  filters: [],
  groups: [],
  columns: 6,
  rows: { count: 128, isCapped: false },
};
const summarize = (changes: Partial<Parameters<typeof summarizeReport>[0]>) =>
  summarizeReport({ ...input, ...changes }).replace(/\u00a0/g, ' ');

test.each([
  [{}, 'Uthyrningar, 6 kolumner, 128 rader'],
  [{ columns: 1, rows: { count: 1, isCapped: false } }, 'Uthyrningar, 1 kolumn, 1 rad'],
  [{ rows: undefined }, 'Uthyrningar, 6 kolumner'],
  [{ rows: { count: 100_000, isCapped: true } }, 'Uthyrningar, 6 kolumner, mer än 100 000 rader'],
  [
    { groups: ['Objekt: Ort', 'Status'], columns: 3 },
    'Uthyrningar grupperade efter Objekt: Ort och Status, 3 kolumner, 128 grupper',
  ],
  [
    { filters: ['Status är Aktiv', 'Slut denna månad'] },
    'Uthyrningar där Status är Aktiv och Slut denna månad, 6 kolumner, 128 rader',
  ],
  [
    { filters: ['A', 'B', 'C'], rows: { count: 0, isCapped: false } },
    'Uthyrningar där A, B och C, 6 kolumner, 0 rader',
  ],
])('summarizes %p as: %s', (changes, sentence) => {
  expect(summarize(changes)).toBe(sentence);
});
