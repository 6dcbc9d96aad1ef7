import type { Random } from '@husrum/api-platform/testing';
import { type Estate, estates, FIRST_COMPANY_ESTATE_COUNT } from './demo-portfolio.data';
import type { PlannedEntity } from './portfolio.types';
import { createUnitByKind, createUnitNameByKind, type UnitKind } from './units.rules';

/** The estate of a later round: when more entities are needed, the estates are repeated with higher numbers. */
const repeatEstate = (estate: Estate, round: number): Estate =>
  round === 0
    ? estate
    : {
        ...estate,
        name: estate.name.replace(/\d+$/, (digits) => String(Number(digits) + round * 10)),
        street: estate.street.replace(/\d+$/, (digits) => String(Number(digits) + round * 4)),
      };

const isUnitKind = (kind: string): kind is UnitKind => kind in createUnitByKind;

/** Plans `count` entities: estates with their units. */
export const planEntities = (random: Random, count: number): PlannedEntity[] => {
  const entities: PlannedEntity[] = [];
  for (let round = 0; entities.length < count; round += 1) {
    for (const [index, base] of estates.entries()) {
      const estate = repeatEstate(base, round);
      const companyIndex = index < FIRST_COMPANY_ESTATE_COUNT ? 0 : 1;
      const location = {
        companyIndex,
        address: estate.street,
        postalCode: estate.postalCode,
        city: estate.city,
      } as const;
      const parentIndex = entities.length;
      entities.push({
        ...location,
        kind: 'estates',
        parentIndex: null,
        name: estate.name,
        fee: null,
        feeAsM2: false,
        interval: 'MONTHLY',
        fields: {
          designation: `${estate.city} ${estate.name}`,
          built: random.integer(1928, 2016),
          lift: random.chance(0.5),
        },
      });
      for (const [kind, unitCount] of Object.entries(estate.unitCounts)) {
        if (!isUnitKind(kind)) continue;
        for (let ordinal = 0; ordinal < unitCount; ordinal += 1) {
          const name = createUnitNameByKind[kind](ordinal, estate);
          const address = kind === 'villas' ? name : estate.street;
          entities.push({
            ...location,
            address,
            kind,
            parentIndex,
            name,
            ...createUnitByKind[kind](random, ordinal),
          });
        }
      }
    }
  }
  // The part contains at least the first unit, even if `count` is smaller. An estate whose units were all cut off is left
  // out.
  const planned = entities.slice(
    0,
    Math.max(count, entities.findIndex(({ parentIndex }) => parentIndex !== null) + 1),
  );
  return planned.filter(
    (entity, index) => entity.kind !== 'estates' || planned.some(({ parentIndex }) => parentIndex === index),
  );
};
