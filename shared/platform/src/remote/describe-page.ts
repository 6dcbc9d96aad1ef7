import { allRoutes, concretePatterns, type Route, routeName } from '@husrum/contract/routes';
import type { OpenPage } from '@husrum/ui';
import { findPageTitle, pageTexts } from './page-title.texts';

/** The list that a page belongs to: `/lease/overview` for `/lease/:id`. */
const findOverview = (route: Route): Route | undefined => {
  const overview = `${routeName(route).split('.')[0]}.overview`;
  return allRoutes.find((other) => other !== route && routeName(other) === overview);
};

/** The title of a page whose data did not load, and the way back to its list. */
export const describePage = (route: Route): OpenPage => {
  const title = findPageTitle(route);
  const [link] = concretePatterns(findOverview(route)?.pattern ?? '');
  return { title, breadcrumb: link ? [{ title, link }, { title: pageTexts.notShown }] : [] };
};
