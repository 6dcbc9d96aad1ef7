export { fetchAllRows } from './all-rows';
export { ApiError, isTransient, NETWORK_ERROR_TEXT, TIMEOUT_TEXT, UNKNOWN_ERROR_TEXT } from './api-error';
export { type ApiConfig, configureApi } from './configure';
export { callQueryOptions, createQueryClient, listQueryOptions, queryClient } from './query';
export { queryString } from './query-string';
export { refreshToken } from './refresh';
export {
  type DownloadedFile,
  type RequestInput,
  type RequestSession,
  request,
  requestFile,
  sendRequest,
} from './request';
export { createTokenStore, type TokenStore, token, withToken } from './token';
