import { areaAt, areas } from './index';

test.each([
  ['/lease/7', 'lease'],
  ['/lease/overview/3', 'lease'],
  ['/address/create/tenant/4', 'address'],
  ['/entity/7/maintenance/create', 'maintenance'],
  ['/dashboard', 'dashboard'],
])('%s belongs to the area %s', (path, area) => {
  expect(areaAt(path)).toBe(area);
  expect(areas).toContain(area);
});

test('what strangers see, the way in and what nobody declared belong to no area', () => {
  expect(['/login', '/', '/nowhere/at/all'].map(areaAt)).toEqual([undefined, undefined, undefined]);
});
