import { formatBankgiro, formatPlusgiro, formatSwishNumber } from './giro';
import vectors from './vectors/giro.vectors.json';

describe('bankgiro', () => {
  it.each(vectors.bankgiro.valid)('$digits is written $formatted', ({ digits, formatted }) => {
    expect(formatBankgiro(digits)).toBe(formatted);
    expect(formatBankgiro(` ${formatted.replace('-', '\u2013')} `)).toBe(formatted);
  });

  it.each([...vectors.bankgiro.invalid, { input: '000-0000' }, { input: '990-2346' }])(
    '$input is invalid',
    ({ input }) => {
      expect(formatBankgiro(input)).toBeNull();
    },
  );
});

describe('plusgiro', () => {
  it.each([...vectors.plusgiro.valid, { digits: '41054685', formatted: '410 54 68-5', simple: '4105468-5' }])(
    '$digits is written $formatted',
    ({ digits, formatted, simple }) => {
      for (const text of [digits, formatted, simple]) expect(formatPlusgiro(text)).toBe(formatted);
    },
  );

  it.each([...vectors.plusgiro.invalid, { input: '00-0' }])('$input is invalid', ({ input }) => {
    expect(formatPlusgiro(input)).toBeNull();
  });
});

describe('Swish', () => {
  it.each(['1231181189', '123 118 11 89', ' 123-118\u00a011\u00a089 '])(
    '%s is written 123 118 11 89',
    (text) => {
      expect(formatSwishNumber(text)).toBe('123 118 11 89');
    },
  );

  it.each(['', '123118118', '12311811890', '1241181189', '0701740605', '123118118x'])(
    '%s is invalid',
    (text) => {
      expect(formatSwishNumber(text)).toBeNull();
    },
  );
});
