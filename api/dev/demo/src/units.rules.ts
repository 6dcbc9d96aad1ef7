import type { Random } from '@husrum/api-platform/testing';
import type { EntityKind } from '@husrum/contract/entity';
import type { Estate } from './demo-portfolio.data';
import type { PlannedEntity } from './portfolio.types';

/** The rent and the fields of an entity that can be let. */
export type Unit = Pick<PlannedEntity, 'fee' | 'feeAsM2' | 'interval' | 'fields'>;
export type UnitKind = Exclude<EntityKind, 'estates'>;

const rooms = ['1 rok', '2 rok', '3 rok', '4 rok', '5 rok'] as const;

/** The floors of a house have four apartments, or four premises, each. */
const UNITS_PER_FLOOR = 4;
const floorOf = (ordinal: number): number => Math.floor(ordinal / UNITS_PER_FLOOR);

const createApartment = (random: Random, ordinal: number): Unit => {
  const room = random.integer(0, 4);
  const area = 26 + room * 19 + random.integer(0, 12);
  // This random number is not used. Without drawing it, all later numbers would differ, and so every tenant and rent.
  random.next();
  const fields = {
    area,
    rooms: rooms[room] ?? rooms[0],
    floor: floorOf(ordinal),
    balcony: random.chance(0.6),
  };
  return {
    fee: Math.round((3100 + area * random.integer(82, 98)) / 10) * 10,
    feeAsM2: false,
    interval: 'MONTHLY',
    fields,
  };
};
const createPremises = (random: Random, ordinal: number): Unit => ({
  fee: random.integer(290, 620) + random.pick([0, 0.25, 0.5]),
  feeAsM2: true,
  interval: 'QUARTERLY',
  fields: {
    area: random.integer(45, 640),
    use: random.pick(['Kontor', 'Butik', 'Restaurang', 'Lager']),
    floor: floorOf(ordinal),
    entrance: random.chance(0.5),
  },
});
const createVilla = (random: Random): Unit => ({
  fee: random.integer(138, 225) * 100,
  feeAsM2: false,
  interval: 'MONTHLY',
  fields: {
    area: random.integer(98, 186),
    plot_area: random.integer(480, 1250),
    rooms: random.integer(4, 7),
    garage: random.chance(0.7),
  },
});
const createParking = (random: Random): Unit => ({
  fee: random.integer(8, 20) * 50,
  feeAsM2: false,
  interval: 'MONTHLY',
  fields: { shelter: random.pick(['Utomhus', 'Carport', 'Garage']), charging: random.chance(0.3) },
});
const createStorageSpace = (random: Random): Unit => ({
  fee: random.integer(5, 14) * 50,
  feeAsM2: false,
  interval: random.pick(['MONTHLY', 'YEARLY']),
  fields: {
    area: random.integer(4, 22),
    use: random.pick(['Förråd', 'Källare', 'Vind']),
    heated: random.chance(0.5),
  },
});
export const createUnitByKind: Readonly<Record<UnitKind, (random: Random, ordinal: number) => Unit>> = {
  apartments: createApartment,
  premises: createPremises,
  villas: createVilla,
  parkings: createParking,
  vacancies: createStorageSpace,
};

export const createUnitNameByKind: Readonly<Record<UnitKind, (ordinal: number, estate: Estate) => string>> = {
  apartments: (ordinal) => `Lgh ${1001 + floorOf(ordinal) * 100 + (ordinal % UNITS_PER_FLOOR)}`,
  premises: (ordinal) => `Lokal ${ordinal + 1}`,
  villas: (ordinal, { street }) => `${street} ${2 + ordinal * 2}`,
  parkings: (ordinal) => `P-plats ${ordinal + 1}`,
  vacancies: (ordinal) => `Förråd ${ordinal + 1}`,
};
