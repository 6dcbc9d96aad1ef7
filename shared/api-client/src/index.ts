export { ApiError, NETWORK_FAILURE, SLOW_FAILURE, UNKNOWN_FAILURE } from './api-error';
export { type ApiConfig, configureApi } from './configure';
export { createQueryClient, listOf, queryClient, queryOf } from './query';
export { queryString } from './query-string';
export { refreshToken } from './refresh';
export { type AnsweredFile, ask, type RequestInput, request, requestFile } from './request';
export { token, withToken } from './token';
