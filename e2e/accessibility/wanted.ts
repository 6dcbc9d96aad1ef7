import { allRoutes, type Route, routeName } from '@husrum/contract/routes';

// Where a change can be seen, when it is known (`npm test -- --affected`).
const names = process.env.SCREENS?.split(',');
const patterns = new Set(
  allRoutes
    .filter((route) => names === undefined || names.includes(routeName(route)))
    .map(({ pattern }) => pattern),
);

/** Whether the pages of a route are to be looked at in this run. */
export const isWanted = ({ pattern }: Pick<Route, 'pattern'>): boolean => patterns.has(pattern);
