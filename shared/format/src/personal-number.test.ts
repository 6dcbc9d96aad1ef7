import fc from 'fast-check';
import { luhnDigit } from './luhn';
import { createPersonalNumber, parsePersonalNumber } from './personal-number';
import coordinationNumbers from './vectors/coordination-numbers.json';
import vectors from './vectors/personal-number.vectors.json';

const TODAY = '2026-11-20';

describe('personnummer and samordningsnummer', () => {
  it.each(vectors.valid)('$input is $canonical', ({ input, canonical, coordination, birthdate }) => {
    expect(parsePersonalNumber(input, TODAY)).toMatchObject({
      canonical,
      coordination,
      birthDate: birthdate,
    });
    expect(parsePersonalNumber(canonical, TODAY)?.canonical).toBe(canonical);
  });

  it.each(vectors.invalid)('"$input" is invalid: $reason', ({ input }) => {
    expect(parsePersonalNumber(input, TODAY)).toBeNull();
  });

  it('accepts pasted text', () => {
    for (const text of [' 850412-2386 ', '\u00a019850412\u22122386', '850412\u20132386'])
      expect(parsePersonalNumber(text, TODAY)?.canonical).toBe('19850412-2386');
  });

  it.each([
    ['month 00', '1985', '0072'],
    ['day 60', '1985', '0460'],
    ['month 00 and day 60', '1985', '0060'],
    ['30 February', '1985', '0290'],
    ['31 April', '1985', '0491'],
  ])('accepts a samordningsnummer with %s, without a birth date', (_case, year, monthAndDay) => {
    const digits = `${year.slice(2)}${monthAndDay}238`;
    const number = `${digits.slice(6)}${luhnDigit(digits)}`;
    const canonical = `${year}${monthAndDay}-${number}`;
    const expected = { canonical, coordination: true, birthDate: null };
    expect(parsePersonalNumber(canonical, TODAY)).toMatchObject(expected);
    expect(parsePersonalNumber(`${year.slice(2)}${monthAndDay}${number}`, TODAY)).toMatchObject(expected);
    const wrong = `${number.slice(0, 3)}${(Number(number[3]) + 1) % 10}`;
    expect(parsePersonalNumber(`${year}${monthAndDay}-${wrong}`, TODAY)).toBeNull();
  });

  it('accepts every samordningsnummer that Skatteverket publishes for tests', () => {
    const published = coordinationNumbers.numbers.split(' ');
    expect(published).toHaveLength(2240);
    const refused = published.filter((digits) => {
      const number = parsePersonalNumber(digits, TODAY);
      return number?.coordination !== true || number.canonical.replace('-', '') !== digits;
    });
    expect(refused).toEqual([]);
  });

  it.each(['19851372', '19850492', '19850059', '19850400', '20270060'])(
    'rejects %s, which is not the day of a samordningsnummer',
    (day) => {
      const digits = `${day.slice(2)}238`;
      expect(parsePersonalNumber(`${day}-238${luhnDigit(digits)}`, TODAY)).toBeNull();
    },
  );

  it('takes the century from the current day, and one a hundred years earlier for a number with +', () => {
    expect(parsePersonalNumber('121212-1212', TODAY)?.canonical).toBe('20121212-1212');
    expect(parsePersonalNumber('121212+1212', TODAY)).toMatchObject({
      canonical: '19121212-1212',
      short: '121212+1212',
    });
    expect(parsePersonalNumber('121212-1212', '2012-12-11')?.canonical).toBe('19121212-1212');
  });

  it('accepts + from the year of the hundredth birthday', () => {
    const digits = `261231238${luhnDigit('261231238')}`;
    const written = `${digits.slice(0, 6)}+${digits.slice(6)}`;
    expect(parsePersonalNumber(written, TODAY)?.birthDate).toBe('1926-12-31');
    expect(parsePersonalNumber(written, '2025-12-31')?.birthDate).toBe('1826-12-31');
    expect(parsePersonalNumber('19900101+0017', TODAY)).toBeNull();
  });

  it('rejects serial 000, interim numbers and future dates', () => {
    expect(parsePersonalNumber(`850412000${luhnDigit('850412000')}`, TODAY)).toBeNull();
    expect(parsePersonalNumber('19850412-T386', TODAY)).toBeNull();
    expect(parsePersonalNumber('19850412-2386', '1985-04-11')).toBeNull();
    expect(parsePersonalNumber('19850412-2386', '1985-04-12')).not.toBeNull();
  });

  it('creates the number of a day and a serial number', () => {
    expect(createPersonalNumber('1985-04-12', '238')).toBe('19850412-2386');
    expect(parsePersonalNumber(createPersonalNumber('2001-12-31', '239'), TODAY)).not.toBeNull();
  });

  it('detects every wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vectors.valid),
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (valid, position, difference) => {
          const digits = valid.canonical.replace('-', '').slice(2);
          const wrongDigit = (Number(digits[position]) + difference) % 10;
          const wrongDigits = `${digits.slice(0, position)}${wrongDigit}${digits.slice(position + 1)}`;
          const text = `${valid.canonical.slice(0, 2)}${wrongDigits}`;
          expect(parsePersonalNumber(text, TODAY)).toBeNull();
        },
      ),
    );
  });
});
