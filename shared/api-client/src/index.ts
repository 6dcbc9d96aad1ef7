export { ApiError, NETWORK_FAILURE, UNKNOWN_FAILURE } from './api-error';
export { type ApiConfig, configureApi } from './configure';
export { createQueryClient, queryClient, queryOf } from './query';
export { queryString } from './query-string';
export { refreshToken } from './refresh';
export { type AnsweredFile, type NamedCall, type RequestInput, request, requestFile } from './request';
export { token } from './token';
