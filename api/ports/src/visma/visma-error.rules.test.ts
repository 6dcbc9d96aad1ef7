import { AccountingRefusal } from '../accounting/accounting-service';
import { ServiceError, type ServiceFailure, type ServiceRequest } from '../service-client';
import { isTokenRefused, toAccountingError } from './visma-error.rules';

const toErrorBody = (code: number, text = '', field?: string): string =>
  JSON.stringify({
    ErrorCode: code,
    DeveloperErrorMessage: text,
    ErrorId: '1c296026-489d-434c-b7e9-70401278a086',
    ...(field === undefined
      ? {}
      : { Errors: [{ Field: field, ErrorCode: String(code), Message: '', Key: null }] }),
  });
const post = (path: string): ServiceRequest => ({ method: 'POST', path });
const failed = (detail: string, status = 400, failure: ServiceFailure = 'refused') =>
  new ServiceError(failure, `POST answered ${status}`, detail);

test.each([
  [2000, '', 'Name', '/customers', 'invalid'],
  [2000, '', 'TotalAmountInvoiceCurrency', '/customerinvoicedrafts/1/convert', 'totalsDiffer'],
  [3000, 'The customer was not found', undefined, '/customerinvoicedrafts', 'customerMissing'],
  [3000, 'The article was not found', undefined, '/customerinvoicedrafts', 'articleMissing'],
  [3001, '', undefined, '/customerinvoicedrafts/1/convert', 'fiscalYearMissing'],
  [3002, '', undefined, '/articles', 'accountMissing'],
  [4000, '', undefined, '/customers', 'customerNumberTaken'],
  [4000, '', undefined, '/articles', 'wrongState'],
  [4002, 'The draft has no rows', undefined, '/customerinvoicedrafts/1/convert', 'wrongState'],
  [4002, 'No access to module: api_standard', undefined, '/customers', 'noLicence'],
  [4003, '', undefined, '/customers', 'setupIncomplete'],
  [4004, '', undefined, '/customers', 'companyInactive'],
  [4006, '', undefined, '/customers', 'noScope'],
  [4026, '', undefined, '/customerinvoicedrafts/1/convert', 'periodLocked'],
])(
  'code %i with the text "%s" about the field %s of POST %s is the refusal %s',
  (code, text, field, path, reason) => {
    const error = toAccountingError(failed(toErrorBody(code, text, field)), post(path));
    expect(error).toBeInstanceOf(AccountingRefusal);
    expect(error).toMatchObject({ reason });
  },
);

test('code 4010 is a rate limit, also with the status 400', () => {
  expect(toAccountingError(failed(toErrorBody(4010)), post('/customers'))).toMatchObject({
    failure: 'rateLimited',
  });
});

test('an error without a code, with an unknown one, or of a GET that finds nothing, stays as it is', () => {
  for (const detail of ['', '<html>', toErrorBody(9999)]) {
    const error = failed(detail, 500, 'failed');
    expect(toAccountingError(error, post('/customers'))).toBe(error);
  }
  const missing = failed(toErrorBody(3000), 404, 'notFound');
  expect(toAccountingError(missing, { method: 'GET', path: '/customers/1' })).toBe(missing);
});

test('only an error with status 401 means that the token was refused', () => {
  expect(isTokenRefused(failed(toErrorBody(4005), 401, 'unauthorized'))).toBe(true);
  expect(isTokenRefused(failed(toErrorBody(4006), 403, 'unauthorized'))).toBe(false);
  expect(isTokenRefused(new Error('answered 401'))).toBe(false);
});
