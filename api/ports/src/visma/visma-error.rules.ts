import { AccountingRefusal, type RefusalReason } from '../accounting/accounting-service';
import { ServiceError, type ServiceRequest } from '../service-client';

const codePattern = /"ErrorCode"\s*:\s*"?(\d+)/;
const fieldPattern = /"Field"\s*:\s*"([^"]*)"/;

/** The service's own code in the body of a failed response. */
const errorCodeOf = ({ detail }: ServiceError): number | undefined => {
  const found = codePattern.exec(detail)?.[1];
  return found === undefined ? undefined : Number(found);
};
/** Whether the access token was refused. The service returns 403 if a new token would not help. */
export const isTokenRefused = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.failure === 'unauthorized' && error.message.endsWith(' 401');

/** The reason for code 3000, by what was not found. */
const reasonOfNotFound = ({ path }: ServiceRequest, detail: string): RefusalReason => {
  if (/customer (was|with)|customerid/i.test(detail)) return 'customerMissing';
  if (/article/i.test(detail)) return 'articleMissing';
  return path.startsWith('/customers') ? 'customerMissing' : 'invalid';
};
const reasonOf = (code: number, request: ServiceRequest, detail: string): RefusalReason | undefined => {
  switch (code) {
    case 2000:
      // The field is one of the totals that we expect when a draft is booked, such as `TotalAmountInvoiceCurrency`.
      return fieldPattern.exec(detail)?.[1]?.endsWith('InvoiceCurrency') === true
        ? 'totalsDiffer'
        : 'invalid';
    case 3000:
      // Not found. A GET that finds nothing is handled by its caller.
      return request.method === 'GET' ? undefined : reasonOfNotFound(request, detail);
    case 3001:
      return 'fiscalYearMissing';
    case 3002:
      return 'accountMissing';
    // Conflict: something with this number exists.
    case 4000:
      return request.path.startsWith('/customers') ? 'customerNumberTaken' : 'wrongState';
    case 4001:
      return 'wrongState';
    case 4002:
      return /module/i.test(detail) ? 'noLicence' : 'wrongState';
    case 4003:
      return 'setupIncomplete';
    case 4004:
      return 'companyInactive';
    case 4006:
      return 'noScope';
    case 4026:
      return 'periodLocked';
    default:
      return undefined;
  }
};

/**
 * Turns a failure whose code a user can act on into a refusal, and code 4010 into `rateLimited`. Returns other failures unchanged. The
 * codes are those of developer.vismaonline.com/docs/error-codes, and 4026 of the change log of February 2024.
 */
export const toAccountingError = (error: unknown, request: ServiceRequest): unknown => {
  if (!(error instanceof ServiceError) || error instanceof AccountingRefusal) return error;
  const code = errorCodeOf(error);
  if (code === undefined) return error;
  if (code === 4010) return new ServiceError('rateLimited', error.message, error.detail, { cause: error });
  const reason = reasonOf(code, request, error.detail);
  return reason === undefined ? error : new AccountingRefusal(reason, error.message, error.detail);
};
