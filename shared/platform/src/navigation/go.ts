import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** Goes to another page, whoever owns it. */
export const useGo = () => {
  const navigate = useNavigate();
  return useCallback(
    (to: string, { replace = false }: { replace?: boolean } = {}) => {
      navigate(to, { replace });
    },
    [navigate],
  );
};

/** A row's id in the path; NaN-proof: what is no id is 0, which no row has, so the server answers 404. */
export const useRouteId = (name = 'id'): number => {
  const value = Number(useParams()[name]);
  return Number.isInteger(value) && value > 0 ? value : 0;
};
