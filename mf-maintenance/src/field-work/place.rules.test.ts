import { makeWorkItem } from './field-work.test-data';
import { groupByPlace, makeMapLink } from './place.rules';

test('groups the work by address, in the order of the list', () => {
  const items = [
    makeWorkItem({ id: 1, address: 'Storgatan 1', city: 'Örebro' }),
    makeWorkItem({ id: 2, address: 'Ågatan 2', city: 'Örebro' }),
    makeWorkItem({ id: 3, address: 'Storgatan 1', city: 'Örebro' }),
    makeWorkItem({ id: 4, address: 'Storgatan 1', city: 'Kumla' }),
    makeWorkItem({ id: 5, address: null, city: null }),
  ];
  expect(groupByPlace(items).map((place) => [place.address, place.items.map(({ id }) => id)])).toEqual([
    ['Storgatan 1', [1, 3]],
    ['Ågatan 2', [2]],
    ['Storgatan 1', [4]],
    [null, [5]],
  ]);
});

test('links to the address on a map', () => {
  expect(makeMapLink({ address: 'Åsgatan 3 B', city: 'Örebro' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=%C3%85sgatan+3+B%2C+%C3%96rebro',
  );
  expect(makeMapLink({ address: null, city: null })).toBeNull();
});
