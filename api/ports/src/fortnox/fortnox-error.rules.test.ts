import { AccountingRefusal } from '../accounting/accounting-service';
import { ServiceError } from '../service-client';
import { isTokenRefused, readFortnoxCode, toAccountingError } from './fortnox-error.rules';

const errorWithCapitals = (code: unknown): string =>
  JSON.stringify({ ErrorInformation: { Error: 1, Message: 'x', Code: code } });
const errorInLowerCase = (code: unknown): string =>
  JSON.stringify({ ErrorInformation: { error: 1, message: 'x', code } });

describe('readFortnoxCode', () => {
  it.each([
    ['a code under capitalised keys', errorWithCapitals(2000434), 2000434],
    ['a code under lower-case keys', errorInLowerCase(2000587), 2000587],
    ['a code that is a string', errorInLowerCase('2000588'), 2000588],
    ['undefined from an error without a code', '{"message":"unauthorized"}', undefined],
    ['undefined from HTML', '<h1>Internal Server Error</h1>', undefined],
    ['undefined from an empty body', '', undefined],
  ])('reads %s', (_description, detail, code) => {
    expect(readFortnoxCode(detail)).toBe(code);
  });
});

describe('toAccountingError', () => {
  it.each([
    [2000401, 'periodLocked'],
    [2000423, 'accountMissing'],
    [2001304, 'accountMissing'],
    [2004167, 'accountMissing'],
    [2000428, 'articleMissing'],
    [2000433, 'customerMissing'],
    [2000637, 'customerNumberTaken'],
    [2000663, 'noScope'],
    [2001101, 'noLicence'],
    [2001103, 'noLicence'],
    [2001399, 'invalid'],
  ] as const)('makes %d a refusal: %s', (code, reason) => {
    const error = toAccountingError(new ServiceError('refused', 'x', errorInLowerCase(code)));
    expect(error).toBeInstanceOf(AccountingRefusal);
    // The user grants a missing scope by connecting again.
    expect(error).toMatchObject({ reason, failure: reason === 'noScope' ? 'unauthorized' : 'refused' });
  });
  it('leaves other failures as they are', () => {
    for (const failure of ['unreachable', 'failed', 'rateLimited', 'unauthorized'] as const) {
      const error = new ServiceError(failure, 'x');
      expect(toAccountingError(error)).toBe(error);
    }
  });
});

describe('isTokenRefused', () => {
  it('is true for a token that is not accepted', () => {
    expect(isTokenRefused(new ServiceError('unauthorized', 'x', '{"message":"unauthorized"}'))).toBe(true);
    expect(isTokenRefused(new ServiceError('unauthorized', 'x', errorInLowerCase(2000310)))).toBe(true);
  });
  it('is false for a missing scope or licence', () => {
    expect(isTokenRefused(new ServiceError('unauthorized', 'x', errorInLowerCase(2000663)))).toBe(false);
    expect(isTokenRefused(new ServiceError('unauthorized', 'x', errorInLowerCase(2001101)))).toBe(false);
  });
});
