import { bankgiro, plusgiro } from './giro';
import vectors from './vectors/giro.vectors.json';

describe('bankgiro', () => {
  it.each(vectors.bankgiro.valid)('$digits is written $formatted', ({ digits, formatted }) => {
    expect(bankgiro(digits)).toBe(formatted);
    expect(bankgiro(` ${formatted.replace('-', '\u2013')} `)).toBe(formatted);
  });

  it.each([...vectors.bankgiro.invalid, { input: '000-0000' }, { input: '990-2346' }])(
    '$input is refused',
    ({ input }) => {
      expect(bankgiro(input)).toBeNull();
    },
  );
});

describe('plusgiro', () => {
  it.each([...vectors.plusgiro.valid, { digits: '41054685', formatted: '410 54 68-5', simple: '4105468-5' }])(
    '$digits is written $formatted',
    ({ digits, formatted, simple }) => {
      for (const text of [digits, formatted, simple]) expect(plusgiro(text)).toBe(formatted);
    },
  );

  it.each([...vectors.plusgiro.invalid, { input: '00-0' }])('$input is refused', ({ input }) => {
    expect(plusgiro(input)).toBeNull();
  });
});
