import type { EntityKind } from '@husrum/contract/entity';
import { findFloor, findOccupancy } from './entity-units.rules';

type Example = [name: string, kind: EntityKind, fields: Record<string, unknown>, floor: number | null];

test.each<Example>([
  // The first two digits minus 10.
  ['lgh 1102', 'apartments', {}, 1],
  ['Lgh 1001', 'apartments', {}, 0],
  ['Lgh 1001, vind', 'apartments', {}, 0],
  ['lgh 2403', 'apartments', {}, 14],
  ['Lägenhet nr 1201', 'apartments', {}, 2],
  ['LGH.1302', 'apartments', {}, 3],
  // 09 and lower numbers are below the entrance.
  ['Lgh 0901', 'apartments', {}, -1],
  ['Lgh 0802', 'apartments', {}, -2],
  // The number of a flat can be its whole name, or follow that of its house or street.
  ['1204', 'apartments', {}, 2],
  ['12A-1103', 'apartments', {}, 1],
  ['Storgatan 12, 1103', 'apartments', {}, 1],
  // Only dwellings have apartment numbers: what belongs to a flat lies elsewhere, such as in the cellar.
  ['Lokal 1102', 'premises', {}, null],
  ['P-plats 1102', 'parkings', { number: '1102' }, null],
  ['Lgh 1102', 'villas', {}, 1],
  ['Villa 1102', 'villas', {}, null],
  ['Förråd till lgh 1102', 'vacancies', {}, null],
  // The floor of the field comes first, then the number of the field, then the name.
  ['Lgh 1102', 'apartments', { floor: 5, number: '1302' }, 5],
  ['Lgh 1102', 'apartments', { floor: 0 }, 0],
  ['Lokal 1', 'premises', { floor: -1 }, -1],
  ['Lgh 1102', 'apartments', { floor: null, number: '1302' }, 3],
  ['Vita huset', 'apartments', { number: '1302' }, 3],
  ['Lgh 1102', 'apartments', { number: '12' }, 1],
  // Other numbers tell nothing: the flats of a floor are counted from 01, and floors from 05.
  ['Lgh 2', 'apartments', {}, null],
  ['Lgh 102', 'apartments', {}, null],
  ['Lgh 11021', 'apartments', {}, null],
  ['Lgh 1100', 'apartments', {}, null],
  ['Lgh 0001', 'apartments', {}, null],
  ['Lgh 9901', 'apartments', {}, null],
  ['Algh 1102', 'villas', {}, null],
])('%s, one of %s with %o, is on floor %p', (name, kind, fields, floor) => {
  expect(findFloor({ name, kind, fields })).toBe(floor);
});

const today = '2026-11-20';

test.each([
  ['no lease', [], 'vacant', null],
  ['a lease until further notice', [{ start: '2024-05-01', stop: null }], 'rented', null],
  ['a lease with a last day', [{ start: '2024-05-01', stop: '2029-06-30' }], 'ending', null],
  ['a lease that begins today', [{ start: today, stop: null }], 'rented', null],
  ['a lease that ends today', [{ start: '2024-05-01', stop: today }], 'ending', null],
  ['a lease that has not begun', [{ start: '2026-12-01', stop: null }], 'vacant', '2026-12-01'],
  [
    'a lease that another one follows',
    [
      { start: '2024-05-01', stop: '2026-11-30' },
      { start: '2026-12-01', stop: '2026-12-31' },
      { start: '2027-01-01', stop: null },
    ],
    'ending',
    '2026-12-01',
  ],
])('a unit with %s', (_leases, leases, state, letFrom) => {
  expect(findOccupancy(leases, today)).toEqual({
    state,
    letFrom,
    current: state === 'vacant' ? undefined : leases[0],
  });
});
