import { useCallback, useMemo, useState } from 'react';
import { isServerError, normalizePath } from './server-errors';

interface ServerErrors {
  /** Messages by path. */
  errors: Readonly<Record<string, string>>;
  /** Removes the message of a field, because the user has changed it. */
  clearError: (name: string) => void;
}

/** The field errors of the server's last response, without those of fields that the user has changed since. */
export const useServerErrors = (serverError: unknown): ServerErrors => {
  const [cleared, setCleared] = useState<{ serverError: unknown; paths: readonly string[] }>({
    serverError: undefined,
    paths: [],
  });
  const errors = useMemo(() => {
    const clearedPaths = cleared.serverError === serverError ? cleared.paths : [];
    const fieldErrors = isServerError(serverError) ? Object.entries(serverError.fieldErrors()) : [];
    return Object.fromEntries(
      fieldErrors
        .map(([path, message]) => [normalizePath(path), message] as const)
        .filter(([path]) => !clearedPaths.includes(path)),
    );
  }, [serverError, cleared]);
  const clearError = useCallback(
    (name: string) => {
      const path = normalizePath(name);
      setCleared((before) => ({
        serverError,
        paths: before.serverError === serverError ? [...before.paths, path] : [path],
      }));
    },
    [serverError],
  );
  return { errors, clearError };
};
