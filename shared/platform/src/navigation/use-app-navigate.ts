import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** `useNavigate` for any page of the product, in any remote; `to` comes from `routes`. */
export const useAppNavigate = () => {
  const navigate = useNavigate();
  return useCallback(
    (to: string, { replace = false }: { replace?: boolean } = {}) => {
      navigate(to, { replace });
    },
    [navigate],
  );
};
