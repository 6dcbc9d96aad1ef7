import { parseId } from '@husrum/ui';
import { useParams } from 'react-router-dom';

/** The numeric id in the path. Anything else becomes 0, which no row has, so that the server answers 404. */
export const useRouteId = (name = 'id'): number => parseId(useParams()[name]) ?? 0;
