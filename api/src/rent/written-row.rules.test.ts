import { fitWrittenRow } from './written-row.rules';

const april = { start: '2026-04-01', stop: '2026-04-30' };
const tenDays = { start: '2026-04-01', stop: '2026-04-10' };
const row = { ...april, writtenOre: 950_000, written: april };

test('shortens 9 500 kr for April to 10 days, and gives the whole amount back', () => {
  const shortened = fitWrittenRow(row, april, tenDays);
  expect(shortened).toEqual({ ...tenDays, netOre: 316_667 });
  expect(fitWrittenRow({ ...row, ...tenDays }, tenDays, april)).toEqual({ ...april, netOre: 950_000 });
});

test('keeps the first day of a row that begins inside its invoice', () => {
  const fromThe20th = { start: '2026-04-20', stop: '2026-04-30' };
  const addon = { ...fromThe20th, writtenOre: 11_000, written: fromThe20th };
  const after = { start: '2026-04-01', stop: '2026-04-24' };
  expect(fitWrittenRow(addon, april, after)).toEqual({
    start: '2026-04-20',
    stop: '2026-04-24',
    netOre: 5000,
  });
  expect(fitWrittenRow(addon, april, tenDays)).toBeNull();
});

test('follows a later start', () => {
  const after = { start: '2026-04-16', stop: '2026-04-30' };
  expect(fitWrittenRow(row, april, after)).toEqual({ ...after, netOre: 475_000 });
});
