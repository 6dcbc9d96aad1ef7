import { ApiError, UNKNOWN_ERROR_TEXT } from './api-error';

type ErrorHandler = (error: ApiError) => void;

export interface ApiConfig {
  /** Origin of the API. It is empty for the page's own. */
  baseUrl: string;
  /** Trace id of the page visit, 32 hexadecimal digits, to find its calls in the server's log. It is empty for none. */
  trace: string;
  /** Gets a new access token when the server refuses the stored one. Rejects when the session is over. */
  renewToken: () => Promise<string>;
  /** 401, or 403 without the key `role`: the session is over. */
  onUnauthorized: ErrorHandler;
  /** 403 with the key `role`: the user's role does not permit the call, and may have been changed. */
  onRoleRefusal: ErrorHandler;
  /** 402: a subscription is required. */
  onPaymentRequired: ErrorHandler;
  /** 404: not found. */
  onNotFound: ErrorHandler;
  /** Every failure, after the handlers above, for reporting. */
  onFailure: ErrorHandler;
}

const noop = () => {};
const config: ApiConfig = {
  baseUrl: '',
  trace: '',
  renewToken: () => Promise.reject(new ApiError(401, UNKNOWN_ERROR_TEXT)),
  onUnauthorized: noop,
  onRoleRefusal: noop,
  onPaymentRequired: noop,
  onNotFound: noop,
  onFailure: noop,
};

/** It is called once, by the shell. */
export const configureApi = (options: Partial<ApiConfig>): void => {
  Object.assign(config, options);
};

export const apiConfig = (): Readonly<ApiConfig> => config;

export const handleError = (error: ApiError): void => {
  if (error.isRoleRefusal) config.onRoleRefusal(error);
  else if (error.status === 401 || error.status === 403) config.onUnauthorized(error);
  if (error.status === 402) config.onPaymentRequired(error);
  if (error.status === 404) config.onNotFound(error);
  config.onFailure(error);
};
