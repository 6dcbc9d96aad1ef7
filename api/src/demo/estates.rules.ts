import { ESTATES_OF_FIRST, type Estate, estates } from './names';
import type { PlannedEntity } from './portfolio.types';
import type { Random } from './random';
import { nameOf, type UnitKind, unitOf } from './units.rules';

/** The n:th time round the street, houses further down it. */
const estateOf = (estate: Estate, round: number): Estate =>
  round === 0
    ? estate
    : {
        ...estate,
        name: estate.name.replace(/\d+$/, (number) => String(Number(number) + round * 10)),
        street: estate.street.replace(/\d+$/, (number) => String(Number(number) + round * 4)),
      };

const isUnitKind = (kind: string): kind is UnitKind => kind in unitOf;

/** Estates with what they hold, as many objects as wanted. */
export const entitiesOf = (random: Random, wanted: number): PlannedEntity[] => {
  const planned: PlannedEntity[] = [];
  for (let round = 0; planned.length < wanted; round += 1) {
    for (const [at, base] of estates.entries()) {
      const estate = estateOf(base, round);
      const company = at < ESTATES_OF_FIRST ? 0 : 1;
      const place = {
        company,
        address: estate.street,
        postalCode: estate.postalCode,
        city: estate.city,
      } as const;
      const parent = planned.length;
      planned.push({
        ...place,
        kind: 'estates',
        parent: null,
        name: estate.name,
        fee: null,
        feeAsM2: false,
        interval: 'MONTHLY',
        fields: {
          designation: `${estate.city} ${estate.name}`,
          built: random.between(1928, 2016),
          lift: random.chance(0.5),
        },
      });
      for (const [kind, count] of Object.entries(estate.holds)) {
        if (!isUnitKind(kind)) continue;
        for (let ordinal = 0; ordinal < count; ordinal += 1) {
          const name = nameOf[kind](ordinal, estate);
          const address = kind === 'villas' ? name : estate.street;
          planned.push({ ...place, address, kind, parent, name, ...unitOf[kind](random) });
        }
      }
    }
  }
  // Never one more than asked for; an estate that lost all it held goes too.
  const cut = planned.slice(0, Math.max(wanted, planned.findIndex(({ parent }) => parent !== null) + 1));
  return cut.filter((entity, at) => entity.kind !== 'estates' || cut.some(({ parent }) => parent === at));
};
