import { validateEnd, validateNextMonth } from './validate-change.rules';

const today = '2026-11-20';
const ongoing = { start: '2024-05-01', stop: null, next_invoice_month: '2026-12' };
const ending = { ...ongoing, stop: '2027-02-28' };

test('rejects a new or moved end while receipts are not returned, and lets the end be removed', () => {
  expect(validateEnd(ongoing, ending, { unreturned: 0, today })).toEqual({});
  expect(validateEnd(ongoing, ending, { unreturned: 1, today })).toEqual({
    stop: ['Slutdatumet kan inte ändras: 1 kvittens är inte återlämnad'],
  });
  expect(validateEnd(ending, { ...ending, stop: '2027-03-31' }, { unreturned: 3, today })).toEqual({
    stop: ['Slutdatumet kan inte ändras: 3 kvittenser är inte återlämnade'],
  });
  expect(validateEnd(ending, ongoing, { unreturned: 3, today })).toEqual({});
});

test('a lease can be called off only before it begins, and not together with a change of its start', () => {
  const calledOff = { ...ongoing, stop: '2024-04-30' };
  const beforeStart = { unreturned: 0, today: '2024-04-30' };
  expect(validateEnd(ongoing, calledOff, beforeStart)).toEqual({});
  expect(validateEnd(ending, calledOff, beforeStart)).toEqual({});
  const refused = { stop: ['Slutdatum kan inte vara före startdatum'] };
  expect(validateEnd(ongoing, calledOff, { unreturned: 0, today: '2024-05-01' })).toEqual(refused);
  const calledOffWithNewStart = { ...ongoing, start: '2024-06-01', stop: '2024-05-31' };
  expect(validateEnd(ongoing, calledOffWithNewStart, beforeStart)).toEqual(refused);
  expect(validateEnd(ongoing, calledOff, { ...beforeStart, unreturned: 1 })).toEqual({
    stop: [expect.stringMatching(/^Slutdatumet kan inte ändras/)],
  });
});

describe('the next invoice month', () => {
  const settings = { generateDay: 25, generatePeriod: 'CURRENT_MONTH' } as const;
  const findMonthErrors = (month: string, today: string, before: typeof ongoing | typeof ending = ongoing) =>
    validateNextMonth(before, { ...before, next_invoice_month: month }, settings, today).next_invoice_month;

  test('is not validated if it is unchanged', () => {
    expect(findMonthErrors('2026-12', '2027-05-01')).toBeUndefined();
  });
  test('is not earlier than the stored month', () => {
    expect(findMonthErrors('2026-11', '2026-11-20')).toEqual(['Välj december 2026 eller senare']);
    expect(findMonthErrors('2027-01', '2026-11-20')).toBeUndefined();
  });
  test('is not the current month from the generation day on', () => {
    const early = { ...ongoing, next_invoice_month: '2026-10' };
    expect(findMonthErrors('2026-11', '2026-11-24', early)).toBeUndefined();
    expect(findMonthErrors('2026-11', '2026-11-25', early)).toEqual(['Välj december 2026 eller senare']);
  });
  test('begins before the lease ends', () => {
    expect(findMonthErrors('2027-02', '2026-11-20', ending)).toBeUndefined();
    expect(findMonthErrors('2027-03', '2026-11-20', ending)).toEqual([
      'Uthyrningen upphör 2027-02-28: välj en tidigare månad',
    ]);
  });
});
