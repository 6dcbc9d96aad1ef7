import type { EntityKind, UnitState } from '@husrum/contract/entity';
import type { LeaseState } from '@husrum/contract/lease';
import { findFloor, findOccupancy } from './entity-units.rules';

type Example = [name: string, kind: EntityKind, fields: Record<string, unknown>, floor: number | null];

test.each<Example>([
  // The floor is the first two digits minus 10.
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
  // Only apartments and villas have apartment numbers. The storage space of a flat can be on another floor than the flat.
  ['Lokal 1102', 'premises', {}, null],
  ['P-plats 1102', 'parkings', { number: '1102' }, null],
  ['Lgh 1102', 'villas', {}, 1],
  ['Villa 1102', 'villas', {}, null],
  ['Förråd till lgh 1102', 'vacancies', {}, null],
  // The field `floor` decides, else the field `number`, else the name.
  ['Lgh 1102', 'apartments', { floor: 5, number: '1302' }, 5],
  ['Lgh 1102', 'apartments', { floor: 0 }, 0],
  ['Lokal 1', 'premises', { floor: -1 }, -1],
  ['Lgh 1102', 'apartments', { floor: null, number: '1302' }, 3],
  ['Vita huset', 'apartments', { number: '1302' }, 3],
  ['Lgh 1102', 'apartments', { number: '12' }, 1],
  // These are no apartment numbers: their last two digits begin with 01, and their first two are from 05 to 89.
  ['Lgh 2', 'apartments', {}, null],
  ['Lgh 102', 'apartments', {}, null],
  ['Lgh 11021', 'apartments', {}, null],
  ['Lgh 1100', 'apartments', {}, null],
  ['Lgh 0001', 'apartments', {}, null],
  ['Lgh 9901', 'apartments', {}, null],
  // `lgh` must be a word of its own.
  ['Algh 1102', 'villas', {}, null],
])('%s, one of %s with %o, is on floor %p', (name, kind, fields, floor) => {
  expect(findFloor({ name, kind, fields })).toBe(floor);
});

const today = '2026-11-20';

interface UnitLease {
  start: string;
  status: LeaseState;
}
const active: UnitLease = { start: '2024-05-01', status: 'active' };
const ending: UnitLease = { start: '2024-05-01', status: 'ending' };
const planned: UnitLease = { start: '2026-12-01', status: 'planned' };

test.each<[description: string, state: UnitState, leases: UnitLease[], letFrom: string | null]>([
  ['no lease', 'vacant', [], null],
  ['an active lease', 'rented', [active], null],
  ['an active lease that begins today', 'rented', [{ ...active, start: today }], null],
  ['an ending lease', 'ending', [ending], null],
  ['a planned lease', 'vacant', [planned], '2026-12-01'],
  [
    'an ending lease and two planned ones',
    'ending',
    [ending, planned, { ...planned, start: '2027-01-01' }],
    '2026-12-01',
  ],
])('a unit with %s is %s', (_description, state, leases, letFrom) => {
  expect(findOccupancy(leases, today)).toEqual({
    state,
    letFrom,
    current: state === 'vacant' ? undefined : leases[0],
  });
});
