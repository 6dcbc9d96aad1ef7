import { createRandom, type Random } from '@husrum/api-platform/testing';
import type { Span } from '@husrum/api-rent';
import type { EntityKind } from '@husrum/contract/entity';
import { addDays, addMonths, endOfMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { createPeopleGenerator, type PlannedTenant } from './people-generator';
import { planEntities } from './plan-entities.rules';
import { planRents } from './plan-rents.rules';
import type { PlannedLease, Portfolio } from './portfolio.types';

const noticeLengthAndTaxRate = (kind: EntityKind) =>
  kind === 'premises'
    ? { noticeLength: 9, taxRate: 25 as const }
    : {
        noticeLength: kind === 'apartments' || kind === 'villas' ? 3 : 1,
        taxRate: kind === 'parkings' ? (25 as const) : (0 as const),
      };

/** The occupancy of an entity. With these shares a portfolio of 100 entities has leases in every state. */
type Occupancy = 'active' | 'ending' | 'planned' | 'ended' | 'vacant';
const pickOccupancy = (random: Random): Occupancy => {
  const roll = random.next();
  if (roll < 0.74) return 'active';
  if (roll < 0.8) return 'ending';
  if (roll < 0.84) return 'planned';
  if (roll < 0.91) return 'ended';
  return 'vacant';
};

const planSpan = (occupancy: Occupancy, random: Random, today: LocalDate): Span => {
  const month = startOfMonth(today);
  const moveSomeIntoMonth = (date: LocalDate) =>
    random.chance(0.7) ? date : addDays(date, random.integer(1, 26));
  const longAgo = moveSomeIntoMonth(addMonths(month, -random.integer(15, 110)));
  if (occupancy === 'planned')
    return { start: moveSomeIntoMonth(addMonths(month, random.integer(1, 3))), stop: null };
  if (occupancy === 'ending')
    return { start: longAgo, stop: endOfMonth(addMonths(month, random.integer(0, 2))) };
  if (occupancy === 'ended')
    return { start: longAgo, stop: endOfMonth(addMonths(month, -random.integer(1, 10))) };
  return {
    start: random.chance(0.2) ? moveSomeIntoMonth(addMonths(month, -random.integer(1, 13))) : longAgo,
    stop: null,
  };
};

/** Plans a portfolio as plain data. The result depends only on the arguments. */
export const planPortfolio = (seed: number, today: LocalDate, objects: number): Portfolio => {
  const random = createRandom(seed);
  const peopleGenerator = createPeopleGenerator(random);
  const entities = planEntities(random, objects);
  const tenants: PlannedTenant[] = [];
  const leases: PlannedLease[] = [];
  const residentIndexes: number[] = [];
  const pickOrCreateTenant = (kind: EntityKind): number => {
    // `vacancies` are spaces such as cellars and store rooms.
    const isSideLease = kind === 'parkings' || kind === 'vacancies';
    if (isSideLease && residentIndexes.length > 0 && random.chance(0.7))
      return residentIndexes[random.integer(0, residentIndexes.length - 1)] ?? 0;
    tenants.push(kind === 'premises' ? peopleGenerator.createOrganisation() : peopleGenerator.createPerson());
    if (kind === 'apartments') residentIndexes.push(tenants.length - 1);
    return tenants.length - 1;
  };
  for (const [index, entity] of entities.entries()) {
    const { kind, fee, feeAsM2 } = entity;
    if (fee === null) continue;
    const occupancy = pickOccupancy(random);
    if (occupancy === 'vacant') continue;
    const leaseTenants = [pickOrCreateTenant(kind)];
    if (kind === 'apartments' && random.chance(0.3)) leaseTenants.push(pickOrCreateTenant(kind));
    const toSpanAndRents = (span: Span) => ({ ...span, ...planRents({ kind, fee, feeAsM2 }, span, today) });
    leases.push({
      entity: index,
      tenants: leaseTenants,
      ...toSpanAndRents(planSpan(occupancy, random, today)),
      noticeType: 'MONTH',
      ...noticeLengthAndTaxRate(kind),
    });
    // Some entities had another tenant before.
    const current = leases.at(-1);
    if (current !== undefined && occupancy === 'active' && random.chance(0.06)) {
      const stop = addDays(current.start, -1);
      leases.push({
        ...current,
        tenants: [pickOrCreateTenant(kind)],
        ...toSpanAndRents({ start: addMonths(startOfMonth(stop), -random.integer(6, 30)), stop }),
      });
    }
  }
  return { entities, tenants, leases };
};
