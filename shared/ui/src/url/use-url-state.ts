import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State in one parameter of the query string. Setting it to undefined or an empty text removes the parameter. */
export const useUrlState = (
  name: string,
): [value: string | undefined, set: (value: string | undefined, options?: { replace?: boolean }) => void] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(search).get(name) ?? undefined;
  const set = useCallback(
    (next: string | undefined, { replace = false }: { replace?: boolean } = {}) => {
      const params = new URLSearchParams(window.location.search);
      if (next === undefined || next === '') params.delete(name);
      else params.set(name, next);
      const text = params.toString();
      void navigate(pathname + (text === '' ? '' : `?${text}`), { replace });
    },
    [name, navigate, pathname],
  );
  return [value, set];
};
