import type { EntityKind, NoticeType, PaymentInterval } from '@husrum/contract';
import { addDays, addMonths, endOfMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { ESTATES_OF_FIRST, type Estate, estates } from './names';
import { type Person, peopleFrom } from './people';
import { type Random, randomFrom } from './random';

export interface PlannedEntity {
  readonly kind: EntityKind;
  readonly company: 0 | 1;
  /** Place of the parent in the list; the estates stand before what they hold. */
  readonly parent: number | null;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** SEK per interval, or per m² and interval. */
  readonly fee: number | null;
  readonly feeAsM2: boolean;
  readonly interval: PaymentInterval;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

export interface PlannedLease {
  readonly entity: number;
  /** Places in the list of tenants; the first is the primary one. */
  readonly tenants: readonly number[];
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  readonly fee: number;
  readonly taxRate: 0 | 25;
  readonly noticeLength: number;
  readonly noticeType: NoticeType;
}

export interface Portfolio {
  readonly entities: readonly PlannedEntity[];
  readonly tenants: readonly Person[];
  readonly leases: readonly PlannedLease[];
}

type Unit = Pick<PlannedEntity, 'fee' | 'feeAsM2' | 'interval' | 'fields'>;
type UnitKind = Exclude<EntityKind, 'estates'>;

const rooms = ['1 rok', '2 rok', '3 rok', '4 rok', '5 rok'] as const;

const apartment = (random: Random): Unit => {
  const room = random.between(0, 4);
  const area = 26 + room * 19 + random.between(0, 12);
  const fields = {
    area,
    rooms: rooms[room] ?? rooms[0],
    floor: random.between(0, 5),
    balcony: random.chance(0.6),
  };
  return {
    fee: Math.round((3100 + area * random.between(82, 98)) / 10) * 10,
    feeAsM2: false,
    interval: 'MONTHLY',
    fields,
  };
};
const premises = (random: Random): Unit => ({
  fee: random.between(290, 620) + random.pick([0, 0.25, 0.5]),
  feeAsM2: true,
  interval: 'QUARTERLY',
  fields: {
    area: random.between(45, 640),
    use: random.pick(['Kontor', 'Butik', 'Restaurang', 'Lager']),
    entrance: random.chance(0.5),
  },
});
const villa = (random: Random): Unit => ({
  fee: random.between(138, 225) * 100,
  feeAsM2: false,
  interval: 'MONTHLY',
  fields: {
    area: random.between(98, 186),
    plot_area: random.between(480, 1250),
    rooms: random.between(4, 7),
    garage: random.chance(0.7),
  },
});
const parking = (random: Random): Unit => ({
  fee: random.between(8, 20) * 50,
  feeAsM2: false,
  interval: 'MONTHLY',
  fields: { shelter: random.pick(['Utomhus', 'Carport', 'Garage']), charging: random.chance(0.3) },
});
const space = (random: Random): Unit => ({
  fee: random.between(5, 14) * 50,
  feeAsM2: false,
  interval: random.pick(['MONTHLY', 'YEARLY']),
  fields: {
    area: random.between(4, 22),
    use: random.pick(['Förråd', 'Källare', 'Vind']),
    heated: random.chance(0.5),
  },
});
const unitOf: Readonly<Record<UnitKind, (random: Random) => Unit>> = {
  apartments: apartment,
  premises,
  villas: villa,
  parkings: parking,
  vacancies: space,
};

const nameOf: Readonly<Record<UnitKind, (ordinal: number, estate: Estate) => string>> = {
  apartments: (ordinal) => `Lgh ${1001 + Math.floor(ordinal / 4) * 100 + (ordinal % 4)}`,
  premises: (ordinal) => `Lokal ${ordinal + 1}`,
  villas: (ordinal, { street }) => `${street} ${2 + ordinal * 2}`,
  parkings: (ordinal) => `P-plats ${ordinal + 1}`,
  vacancies: (ordinal) => `Förråd ${ordinal + 1}`,
};

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

const entitiesOf = (random: Random, wanted: number): PlannedEntity[] => {
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
