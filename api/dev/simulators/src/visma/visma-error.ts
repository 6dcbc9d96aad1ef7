import { randomUUID } from 'node:crypto';
import { toRecord } from '../unknown-record';

interface FieldError {
  readonly Field: string;
  readonly Message: string;
}

/** The service's own codes, by the names that its documentation gives them. */
const codes = {
  DataModelValidationError: { code: 2000, status: 400 },
  ResourceNotFound: { code: 3000, status: 404 },
  FiscalYearDoesNotExist: { code: 3001, status: 400 },
  AccountNotFound: { code: 3002, status: 400 },
  Conflict: { code: 4000, status: 409 },
  CanNotBeDeleted: { code: 4001, status: 400 },
  CanNotBeCreatedOrUpdated: { code: 4002, status: 400 },
  NoAccessToModule: { code: 4002, status: 403 },
  StartupGuideNotCompleted: { code: 4003, status: 403 },
  CompanyNotActive: { code: 4004, status: 403 },
  NotAuthorized: { code: 4005, status: 401 },
  NoAccessToScopes: { code: 4006, status: 403 },
  QuotaExceeded: { code: 4010, status: 429 },
  PeriodLocked: { code: 4026, status: 400 },
  /** Paths and verbs that the service does not have are answered by the web server before the API. */
  NoSuchPath: { code: 0, status: 404 },
  MethodNotAllowed: { code: 0, status: 405 },
  UnsupportedMediaType: { code: 0, status: 415 },
  Internal: { code: 5000, status: 500 },
} as const;
export type VismaErrorName = keyof typeof codes;

/** An error response, in the form of the service. */
export class VismaError extends Error {
  readonly statusCode: number;

  constructor(
    readonly errorName: VismaErrorName,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
    this.statusCode = codes[errorName].status;
  }

  toBody(): unknown {
    const { code } = codes[this.errorName];
    if (code === 0) return { Message: this.message };
    return {
      ErrorCode: code,
      DeveloperErrorMessage: this.message,
      ErrorId: randomUUID(),
      ...(this.fields.length === 0
        ? {}
        : {
            Errors: this.fields.map(({ Field, Message }) => ({
              Field,
              ErrorCode: String(code),
              Message,
              Key: null,
            })),
          }),
    };
  }
}

export const invalid = (Field: string, Message: string): VismaError =>
  new VismaError('DataModelValidationError', `${Field}: ${Message}`, [{ Field, Message }]);

/** Turns every error into an error response of the service, also those from before the route. */
export const toVismaError = (error: unknown): VismaError => {
  if (error instanceof VismaError) return error;
  const { code, statusCode } = toRecord(error);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new VismaError('UnsupportedMediaType', 'The content type is not supported');
  return new VismaError(statusCode === 400 ? 'DataModelValidationError' : 'Internal', String(error));
};
