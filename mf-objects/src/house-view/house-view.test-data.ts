import type { EntityUnit } from '@husrum/contract/entity';

export const makeUnit = (overrides: Partial<EntityUnit> = {}): EntityUnit => ({
  id: 11,
  name: 'Lgh 1001',
  kind: 'apartments',
  address: 'Storgatan 1',
  floor: 0,
  stairwell: null,
  parent: null,
  state: 'rented',
  stop: null,
  let_from: null,
  tenant: 'Anna Andersson',
  total: 8500,
  payment_interval: 'MONTHLY',
  ...overrides,
});

/** Flats with these apartment numbers, on the floors in their first two digits. */
export const makeFlats = (numbers: readonly number[], overrides: Partial<EntityUnit> = {}): EntityUnit[] =>
  numbers.map((number) =>
    makeUnit({ id: number, name: `Lgh ${number}`, floor: Math.floor(number / 100) - 10, ...overrides }),
  );
