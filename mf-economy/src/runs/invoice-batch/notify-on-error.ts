import { ApiError, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { notify } from '@husrum/platform';

/** Shows why it failed, and then returns undefined. */
export const notifyOnError = async <T>(promise: Promise<T>): Promise<T | undefined> => {
  try {
    return await promise;
  } catch (error) {
    notify.error(error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT);
    return undefined;
  }
};
