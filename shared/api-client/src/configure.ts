import type { ApiError } from './api-error';

type Policy = (error: ApiError) => void;

export interface ApiConfig {
  /** Origin of the API; empty means the page's own. */
  baseUrl: string;
  /** Of the page visit, 32 hexadecimal digits: the server's log is found by it. Empty for none. */
  trace: string;
  /** 401 or 403: the session is over. */
  onUnauthorized: Policy;
  /** 402: the subscription must be seen to. */
  onPaymentRequired: Policy;
  /** 404: what was asked for does not exist. */
  onNotFound: Policy;
  /** Every failure, after the policy: for reporting. */
  onFailure: Policy;
}

const nothing = () => {};
const config: ApiConfig = {
  baseUrl: '',
  trace: '',
  onUnauthorized: nothing,
  onPaymentRequired: nothing,
  onNotFound: nothing,
  onFailure: nothing,
};

/** Called once, by the shell. */
export const configureApi = (chosen: Partial<ApiConfig>): void => {
  Object.assign(config, chosen);
};

export const apiConfig = (): Readonly<ApiConfig> => config;

export const applyPolicy = (error: ApiError): void => {
  if (error.status === 401 || error.status === 403) config.onUnauthorized(error);
  if (error.status === 402) config.onPaymentRequired(error);
  if (error.status === 404) config.onNotFound(error);
  config.onFailure(error);
};
