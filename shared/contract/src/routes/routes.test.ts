import { allRoutes, concretePatterns, findOwner, findRoute, routes } from './index';

test('no two routes have the same pattern', () => {
  const patterns = allRoutes.flatMap((route) => concretePatterns(route.pattern));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test.each([
  ['/lease/create', 'mf-leases', '/lease/create'],
  ['/lease/7', 'mf-leases', '/lease/:id'],
  ['/lease/overview/3', 'mf-leases', '/lease/overview/:page?'],
  ['/entity/7/maintenance/create', 'mf-maintenance', '/:type/:id/maintenance/create'],
  ['/address/create/tenant/4', 'mf-leases', '/address/create/tenant/:id'],
  ['/ticket/create/tenant/4', 'mf-maintenance', '/ticket/create/:type/:id'],
  ['/maintenance/template/overview', 'mf-maintenance', '/maintenance/template/overview'],
  ['/help/faq', 'mf-settings', '/help/faq'],
])('%s belongs to %s', (path, owner, pattern) => {
  expect(findOwner(path)).toBe(owner);
  expect(findRoute(path)?.pattern).toBe(pattern);
});

test('an unknown path has no owner', () => {
  expect(findOwner('/nowhere/at/all')).toBeUndefined();
  expect(findOwner('/lease')).toBeUndefined();
  expect(findOwner('/lease//108')).toBeUndefined();
});

test('a link is built from its route, and throws when a path parameter is missing', () => {
  expect(routes.lease.detail({ id: 7 })).toBe('/lease/7');
  expect(routes.entity.byType({ type: 'estates' })).toBe('/entity/type/estates');
  expect(routes.entity.byType({ type: 'estates', page: 2 })).toBe('/entity/type/estates/2');
  expect(routes.lease.overview({}, { company: 4 })).toBe('/lease/overview?company=4');
  // @ts-expect-error a path parameter is required
  expect(() => routes.lease.detail({})).toThrow('Missing id');
});
