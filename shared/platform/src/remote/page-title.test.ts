import { allRoutes, routeName } from '@husrum/contract/routes';
import { findPageTitle } from './page-title.texts';

test('every page of a signed-in user has a title for when it cannot be shown', () => {
  const untitled = allRoutes.filter((route) => route.access === 'user' && findPageTitle(route) === 'Sidan');
  expect(untitled.map(routeName)).toEqual([]);
});
