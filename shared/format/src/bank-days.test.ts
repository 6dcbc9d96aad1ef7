import { bankDayOnOrAfter, easterSunday, isBankDay, lastBankDayBeforeMonth, listHolidays } from './bank-days';
import { addDays } from './local-date';
import vectors from './vectors/bank-days.vectors.json';

describe('bank days', () => {
  it.each([
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    // The first year of the cycle of the moon.
    [2033, '2033-04-17'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2285, '2285-03-22'],
  ])('Easter Sunday of %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  it.each([2026, 2027, 2038])('the holidays of %i are in the order of their days, each once', (year) => {
    const days = listHolidays(year).map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(days.length);
    expect(days[0]).toBe(`${year}-01-01`);
  });

  it.each(Object.entries(vectors.years))(
    'the holidays of %s have the right dates and names, and are not bank days',
    (year, expected) => {
      const listed = listHolidays(Number(year)).map(({ date, name }) => [date, name]);
      expect(listed).toEqual(expect.arrayContaining([...expected.public, ...expected.bank_eves]));
      expect(listed).toHaveLength(16);
      for (const [date] of listed) expect(isBankDay(date ?? '')).toBe(false);
    },
  );

  it('has between 248 and 254 bank days a year', () => {
    for (let year = 2005; year <= 2060; year++) {
      let bankDays = 0;
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
        bankDays += isBankDay(day) ? 1 : 0;
      expect(bankDays).toBeGreaterThanOrEqual(248);
      expect(bankDays).toBeLessThanOrEqual(254);
    }
  });

  it('moves forward to the next bank day, and stays on one', () => {
    expect(bankDayOnOrAfter('2026-11-20')).toBe('2026-11-20');
    expect(bankDayOnOrAfter('2026-12-25')).toBe('2026-12-28');
    expect(bankDayOnOrAfter('2027-03-26')).toBe('2027-03-30');
    expect(bankDayOnOrAfter('2026-12-31')).toBe('2027-01-04');
  });

  it.each(vectors.rent_due)('rent for $rent_month falls due $last_bank_day', (example) => {
    expect(lastBankDayBeforeMonth(example.rent_month)).toBe(example.last_bank_day);
  });
});

test('the holidays of 2026 and their names', () => {
  expect(listHolidays(2026).map(({ date, name }) => `${date.slice(5)} ${name}`)).toEqual([
    '01-01 Nyårsdagen',
    '01-06 Trettondedag jul',
    '04-03 Långfredagen',
    '04-05 Påskdagen',
    '04-06 Annandag påsk',
    '05-01 Första maj',
    '05-14 Kristi himmelsfärdsdag',
    '05-24 Pingstdagen',
    '06-06 Sveriges nationaldag',
    '06-19 Midsommarafton',
    '06-20 Midsommardagen',
    '10-31 Alla helgons dag',
    '12-24 Julafton',
    '12-25 Juldagen',
    '12-26 Annandag jul',
    '12-31 Nyårsafton',
  ]);
});

// The algorithm would move the full moon of these years, and of no other between 1800 and 2350, without its last factor.
test.each([
  [1886, '1886-04-25'],
  [2326, '2326-04-25'],
])('Easter Sunday of %i is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

// The list of a year is kept, so this is a year that no other example asks for.
test('the days after Easter Sunday and Christmas Day have names of their own', () => {
  const names = new Map(listHolidays(2150).map(({ date, name }) => [date, name]));
  expect([names.get('2150-04-13'), names.get('2150-12-26')]).toEqual(['Annandag påsk', 'Annandag jul']);
});
