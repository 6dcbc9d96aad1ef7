import { prorateEditedRow } from './edited-row.rules';

const april = { start: '2026-04-01', stop: '2026-04-30' };
const tenDays = { start: '2026-04-01', stop: '2026-04-10' };
const row = { ...april, editedOre: 950_000, editedPeriod: april };

test('9 500 kr that a person entered for April is a third for 10 days, and the whole amount for all of April again', () => {
  const shortened = prorateEditedRow(row, april, tenDays);
  expect(shortened).toEqual({ ...tenDays, netOre: 316_667 });
  expect(prorateEditedRow({ ...row, ...tenDays }, tenDays, april)).toEqual({ ...april, netOre: 950_000 });
});

test('a row that begins inside its invoice keeps its first day, and is removed when the invoice ends before it', () => {
  const fromThe20th = { start: '2026-04-20', stop: '2026-04-30' };
  const addon = { ...fromThe20th, editedOre: 11_000, editedPeriod: fromThe20th };
  const after = { start: '2026-04-01', stop: '2026-04-24' };
  expect(prorateEditedRow(addon, april, after)).toEqual({
    start: '2026-04-20',
    stop: '2026-04-24',
    netOre: 5000,
  });
  expect(prorateEditedRow(addon, april, tenDays)).toBeNull();
});

test('a row for the whole invoice begins later when the invoice does', () => {
  const after = { start: '2026-04-16', stop: '2026-04-30' };
  expect(prorateEditedRow(row, april, after)).toEqual({ ...after, netOre: 475_000 });
});
