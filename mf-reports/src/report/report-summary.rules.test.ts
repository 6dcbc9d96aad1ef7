import { summarizeReport } from './report-summary.rules';

const input = { model: 'Uthyrningar', filters: [], columns: 6, rows: 128 };
const summarize = (changes: Partial<Parameters<typeof summarizeReport>[0]>) =>
  summarizeReport({ ...input, ...changes }).replace(/\u00a0/g, ' ');

test.each([
  [{}, 'Uthyrningar, 6 kolumner, 128 rader'],
  [{ columns: 1, rows: 1 }, 'Uthyrningar, 1 kolumn, 1 rad'],
  [{ rows: undefined }, 'Uthyrningar, 6 kolumner'],
  [{ rows: 10_000 }, 'Uthyrningar, 6 kolumner, minst 10 000 rader'],
  [
    { filters: ['Status är Aktiv', 'Slut denna månad'] },
    'Uthyrningar där Status är Aktiv och Slut denna månad, 6 kolumner, 128 rader',
  ],
  [{ filters: ['A', 'B', 'C'], rows: 0 }, 'Uthyrningar där A, B och C, 6 kolumner, 0 rader'],
])('summarizes %p as: %s', (changes, sentence) => {
  expect(summarize(changes)).toBe(sentence);
});
