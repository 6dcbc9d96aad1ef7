import { AccountingRefusal, type RefusalReason } from '../accounting/accounting-service';
import { ServiceError } from '../service-client';

/** Our reasons by the vendor's error codes. Sources: fortnox.se/developer (errors), recorded responses of public clients. */
const reasons: Readonly<Record<number, RefusalReason>> = {
  2000401: 'periodLocked',
  2000423: 'accountMissing',
  2000428: 'articleMissing',
  2000433: 'customerMissing',
  2000637: 'customerNumberTaken',
  2000663: 'noScope',
  2001089: 'paymentTooEarly',
  2001101: 'noLicence',
  2001103: 'noLicence',
  2001161: 'dimensionMissing',
  2001304: 'accountMissing',
  2004167: 'accountMissing',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The error code in the body of a response. The key is `Code` or `code`, and the value a number or a text. */
export const readFortnoxCode = (detail: string): number | undefined => {
  const body = parseJson(detail);
  const information = isRecord(body) ? body.ErrorInformation : undefined;
  if (!isRecord(information)) return undefined;
  const code = Number(information.Code ?? information.code);
  return Number.isInteger(code) ? code : undefined;
};

/** Whether another access token may help: it does not for a missing scope or licence. */
export const isTokenRefused = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  error.failure === 'unauthorized' &&
  reasons[readFortnoxCode(error.detail) ?? 0] === undefined;

/** A refusal with its reason, if the code is known or the service refused the request; otherwise the error itself. */
export const toAccountingError = (error: unknown): unknown => {
  // A refusal is a ServiceError that is translated already.
  if (!(error instanceof ServiceError) || error instanceof AccountingRefusal) return error;
  const reason = reasons[readFortnoxCode(error.detail) ?? 0];
  if (reason !== undefined) return new AccountingRefusal(reason, error.message, error.detail);
  return error.failure === 'refused' ? new AccountingRefusal('invalid', error.message, error.detail) : error;
};
