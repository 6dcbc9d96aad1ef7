import type { EntityKind } from '@husrum/contract/entity';
import { addDays, addMonths, endOfMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { entitiesOf } from './estates.rules';
import { type Person, peopleFrom } from './people';
import type { PlannedLease, Portfolio } from './portfolio.types';
import { type Random, randomFrom } from './random';

const termsOf = (kind: EntityKind) =>
  kind === 'premises'
    ? { noticeLength: 9, taxRate: 25 as const }
    : {
        noticeLength: kind === 'apartments' || kind === 'villas' ? 3 : 1,
        taxRate: kind === 'parkings' ? (25 as const) : (0 as const),
      };

/** What becomes of an object: the shares make every state of a lease appear in a portfolio of a hundred. */
type Fate = 'active' | 'ending' | 'planned' | 'ended' | 'vacant';
const fateOf = (random: Random): Fate => {
  const throwOf = random.next();
  if (throwOf < 0.74) return 'active';
  if (throwOf < 0.8) return 'ending';
  if (throwOf < 0.84) return 'planned';
  if (throwOf < 0.91) return 'ended';
  return 'vacant';
};

const spanOf = (
  fate: Fate,
  random: Random,
  today: LocalDate,
): { start: LocalDate; stop: LocalDate | null } => {
  const month = startOfMonth(today);
  const someDay = (date: LocalDate) => (random.chance(0.7) ? date : addDays(date, random.between(1, 26)));
  const long = someDay(addMonths(month, -random.between(15, 110)));
  if (fate === 'planned') return { start: someDay(addMonths(month, random.between(1, 3))), stop: null };
  if (fate === 'ending') return { start: long, stop: endOfMonth(addMonths(month, random.between(0, 2))) };
  if (fate === 'ended') return { start: long, stop: endOfMonth(addMonths(month, -random.between(1, 10))) };
  return { start: random.chance(0.2) ? someDay(addMonths(month, -random.between(1, 13))) : long, stop: null };
};

/** The whole portfolio, as plain data: depends on the seed, the day and the number of objects alone. */
export const planPortfolio = (seed: number, today: LocalDate, objects: number): Portfolio => {
  const random = randomFrom(seed);
  const people = peopleFrom(random);
  const entities = entitiesOf(random, objects);
  const tenants: Person[] = [];
  const leases: PlannedLease[] = [];
  const residents: number[] = [];
  const newTenant = (kind: EntityKind): number => {
    const besides = kind === 'parkings' || kind === 'vacancies';
    if (besides && residents.length > 0 && random.chance(0.7))
      return residents[random.between(0, residents.length - 1)] ?? 0;
    tenants.push(kind === 'premises' ? people.business() : people.person());
    if (kind === 'apartments') residents.push(tenants.length - 1);
    return tenants.length - 1;
  };
  for (const [at, entity] of entities.entries()) {
    if (entity.fee === null) continue;
    const fate = fateOf(random);
    if (fate === 'vacant') continue;
    const parties = [newTenant(entity.kind)];
    if (entity.kind === 'apartments' && random.chance(0.3)) parties.push(newTenant(entity.kind));
    leases.push({
      entity: at,
      tenants: parties,
      ...spanOf(fate, random, today),
      fee: entity.fee,
      noticeType: 'MONTH',
      ...termsOf(entity.kind),
    });
    // Now and then somebody else lived there before.
    const current = leases.at(-1);
    if (current !== undefined && fate === 'active' && random.chance(0.06)) {
      const stop = addDays(current.start, -1);
      leases.push({
        ...current,
        tenants: [newTenant(entity.kind)],
        start: addMonths(startOfMonth(stop), -random.between(6, 30)),
        stop,
      });
    }
  }
  return { entities, tenants, leases };
};
