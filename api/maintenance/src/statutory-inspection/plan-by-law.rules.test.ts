import {
  type InspectionFacts,
  type InspectionKind,
  inspectionKinds,
  unknownFacts,
} from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { deriveRequirement, listUpcoming } from './requirement.rules';

/**
 * The plans of six buildings, worked out by hand from the text of the laws: BFS 2011:16 (ventilation), BFS 2025:11 (lifts and
 * doors), AFS 2023:11 (pressure vessels), MSBFS 2014:6 (fire), law 2006:985 (energy), law 2018:396 (radon), ordinance 2007:19
 * (PCB).
 */
const today = '2026-11-20';
const END = '2036-12-31';

interface ExampleBuilding {
  readonly facts: InspectionFacts;
  /** The day of the last approved inspection by kind. */
  readonly done: Partial<Record<InspectionKind, LocalDate>>;
  /** The interval that a user has set, by kind. */
  readonly ownMonths?: Partial<Record<InspectionKind, number>>;
}

type Days = readonly LocalDate[] | 'UNKNOWN' | 'DONE FOR GOOD';

const planOf = ({ facts, done, ownMonths = {} }: ExampleBuilding): Partial<Record<InspectionKind, Days>> => {
  const plan: Partial<Record<InspectionKind, Days>> = {};
  for (const kind of inspectionKinds) {
    const day = done[kind];
    const last =
      day === undefined ? null : { performed_on: day, result: 'APPROVED' as const, reinspect_by: null };
    const requirement = deriveRequirement(
      kind,
      { facts, last, ownMonths: ownMonths[kind] ?? null, planned: null },
      today,
    );
    if (requirement === undefined) continue;
    if (requirement.status === 'UNKNOWN') plan[kind] = 'UNKNOWN';
    else plan[kind] = requirement.due_on === null ? 'DONE FOR GOOD' : listUpcoming(requirement, today, END);
  }
  return plan;
};

/** No device of any kind, and district heating. */
const noDevices: InspectionFacts = {
  ...unknownFacts,
  rebuilt_with_pcb: false,
  lifts: 0,
  goods_lifts: 0,
  motor_doors: 0,
  pressure_vessels: false,
  heating: 'DISTRICT',
  fireplaces: 'NO_FIREPLACE',
  commercial_kitchen: false,
  playground: false,
  shared_hot_water: false,
};
/** The same day (MM-DD) every `step` years, from the year `first` to the year `last`. */
const yearly = (day: string, first: number, last: number, step = 1): LocalDate[] =>
  Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, index) => `${first + index * step}-${day}`,
  );

test('the plan of an apartment house of 1962 with exhaust fans, a lift and district heating', () => {
  const plan = planOf({
    facts: { ...noDevices, building_use: 'APARTMENTS', built_year: 1962, ventilation: 'F', lifts: 1 },
    done: {
      VENTILATION: '2023-02-14',
      LIFT: '2026-04-09',
      ENERGY: '2019-06-01',
      RADON: '2018-01-31',
      PCB: '2008-05-20',
    },
  });
  expect(plan).toEqual({
    // 3 § 2: apartment house with F, six years.
    VENTILATION: ['2029-02-14', '2035-02-14'],
    // 2 kap. 11 §: other lifts, one year; 1 kap. 15 §: by month.
    LIFT: yearly('04-30', 2027, 2036),
    // The law sets no first day: unknown until the first one is registered.
    FIRE_SAFETY: 'UNKNOWN',
    RADON: ['2028-01-31'],
    // 5 and 6 b §§: let, ten years.
    ENERGY: ['2029-06-01'],
    // Built 1956–1973: once.
    PCB: 'DONE FOR GOOD',
  });
});

test('the plan of an apartment house of 1998 with FTX, a stair lift, a garage door and a restaurant', () => {
  const plan = planOf({
    facts: {
      ...noDevices,
      ...{ building_use: 'APARTMENTS', built_year: 1998, ventilation: 'FTX' },
      ...{ goods_lifts: 1, motor_doors: 1, commercial_kitchen: true },
    },
    done: {
      ...{
        VENTILATION: '2024-03-01',
        GOODS_LIFT: '2025-08-20',
        MOTOR_DOOR: '2026-02-02',
        KITCHEN_DUCT: '2025-10-15',
      },
      ...{ SWEEPING: '2026-09-01', FIRE_SAFETY: '2026-11-01', RADON: '2020-12-31', ENERGY: '2021-02-28' },
    },
    // The municipality sweeps the duct every fourth month.
    ownMonths: { SWEEPING: 4, FIRE_SAFETY: 12 },
  });
  expect(plan).toEqual({
    // 3 § 1: FTX, three years.
    VENTILATION: yearly('03-01', 2027, 2036, 3),
    // 2 kap. 11 §: stair lifts, two years.
    GOODS_LIFT: yearly('08-31', 2027, 2036, 2),
    // 6 kap. 3 §: other doors, two years. The last day of February.
    MOTOR_DOOR: ['2028-02-29', '2030-02-28', '2032-02-29', '2034-02-28', '2036-02-29'],
    FIRE_SAFETY: yearly('11-01', 2027, 2036),
    // MSBFS 2014:6 3 §: ducts are swept, as often as the municipality says.
    SWEEPING: expect.arrayContaining(['2027-01-01', '2027-05-01', '2027-09-01', '2036-09-01']),
    // 10 §: ducts of large kitchens, two years from the day of the last one (4 §).
    KITCHEN_DUCT: yearly('10-15', 2027, 2036, 2),
    RADON: ['2030-12-31'],
    ENERGY: ['2031-02-28'],
  });
});

test('the plan of a villa of 1965 with FTX, a garage door, a pellet boiler and a stove that is seldom used', () => {
  const plan = planOf({
    facts: {
      ...noDevices,
      ...{ building_use: 'SMALL_HOUSE', built_year: 1965, ventilation: 'FTX', motor_doors: 1 },
      ...{ heating: 'PELLETS', fireplaces: 'SECONDARY', heated_area: 140 },
    },
    done: {
      VENTILATION: '1999-05-05',
      FIRE_INSPECTION: '2022-04-04',
      ENERGY: '2018-07-01',
      RADON: '2024-02-29',
    },
  });
  expect(plan).toEqual({
    // PBF 5 kap. 1 § and 2 § of BFS 2011:16: a first inspection, no later ones.
    VENTILATION: 'DONE FOR GOOD',
    // 6 and 9 §§: automatic pellet boiler and a stove of less use, six years.
    FIRE_INSPECTION: ['2028-04-04', '2034-04-04'],
    // LSO 3 kap. 4 §: the municipality's interval is not entered.
    SWEEPING: 'UNKNOWN',
    ENERGY: ['2028-07-01'],
    RADON: ['2034-02-28'],
    // No MOTOR_DOOR (6 kap. 4 §), no PCB: houses with one or two dwellings are exempt.
  });
});

test('the plan of a preschool of 1981 with natural draught, a wood boiler and a playground', () => {
  const plan = planOf({
    facts: {
      ...noDevices,
      ...{ building_use: 'SCHOOL', built_year: 1981, ventilation: 'S', heating: 'SOLID', heated_area: 900 },
      ...{ playground: true, shared_hot_water: true },
    },
    done: {
      ...{ VENTILATION: '2025-01-20', FIRE_INSPECTION: '2024-09-30', PLAYGROUND: '2026-05-15' },
      ...{ RADON: '2019-03-31', ENERGY: '2016-12-01', LEGIONELLA: '2026-10-01' },
    },
  });
  expect(plan).toEqual({
    // 3 § 1: schools, three years whatever the system.
    VENTILATION: yearly('01-20', 2028, 2036, 3),
    FIRE_SAFETY: 'UNKNOWN',
    // 6 §: solid fuel, three years.
    FIRE_INSPECTION: yearly('09-30', 2027, 2036, 3),
    SWEEPING: 'UNKNOWN',
    PLAYGROUND: yearly('05-15', 2027, 2036),
    RADON: ['2029-03-31'],
    ENERGY: ['2026-12-01', '2036-12-01'],
    LEGIONELLA: yearly('10-01', 2027, 2036),
  });
});

test('the plan of an industrial building of 1971 with a compressor of class A, two doors and a gas boiler', () => {
  const plan = planOf({
    facts: {
      ...noDevices,
      ...{ building_use: 'INDUSTRY', built_year: 1971, ventilation: 'FT', motor_doors: 2, heating: 'GAS' },
      ...{ pressure_vessels: true, pressure_vessels_class_a: true, heated_area: 2400 },
    },
    done: {
      ...{ MOTOR_DOOR: '2021-06-10', PRESSURE_OPERATION: '2025-03-15', PRESSURE_INTERNAL: '2023-03-15' },
      ...{ FIRE_INSPECTION: '2023-12-12' },
    },
    // Compressed air: four years between tests (appendix 7, table 12). Doors in a fenced industrial area: four (6 kap. 3 §).
    ownMonths: { PRESSURE_OPERATION: 48, MOTOR_DOOR: 48 },
  });
  expect(plan).toEqual({
    // Overdue since June 2025. The next interval is counted from then, not from today (1 kap. 15 §).
    MOTOR_DOOR: ['2025-06-30', '2029-06-30', '2033-06-30'],
    PRESSURE_OPERATION: ['2029-03-15', '2033-03-15'],
    PRESSURE_INTERNAL: ['2027-03-15', '2031-03-15', '2035-03-15'],
    FIRE_SAFETY: 'UNKNOWN',
    // 6 §: other fuel, six years. Gas alone is not swept (3 §).
    FIRE_INSPECTION: ['2029-12-12', '2035-12-12'],
    // 1971 and never inventoried.
    PCB: 'UNKNOWN',
    // No VENTILATION (BFS 2011:16 2 §), no ENERGY: industry is exempt. No RADON: the employer measures (3 kap. 6 §).
  });
});

test('the plan of an office of 1950, renovated in 1964, with an oil boiler, a stove in daily use and a canteen', () => {
  const plan = planOf({
    facts: {
      ...noDevices,
      ...{
        building_use: 'OFFICE',
        built_year: 1950,
        rebuilt_with_pcb: true,
        ventilation: 'FT',
        heating: 'OIL',
      },
      ...{ fireplaces: 'PRIMARY', commercial_kitchen: true, heated_area: 620 },
    },
    done: { VENTILATION: '2025-06-01', FIRE_INSPECTION: '2025-02-10', KITCHEN_DUCT: '2026-03-03' },
    ownMonths: { SWEEPING: 12 },
  });
  expect(plan).toEqual({
    // 3 § 1: supply fan, three years.
    VENTILATION: yearly('06-01', 2028, 2036, 3),
    FIRE_SAFETY: 'UNKNOWN',
    // The stove decides: 9 §, solid fuel, three years. The oil boiler alone has six (6 §).
    FIRE_INSPECTION: yearly('02-10', 2028, 2036, 3),
    // The municipality's interval is entered, but no sweeping is registered.
    SWEEPING: 'UNKNOWN',
    KITCHEN_DUCT: yearly('03-03', 2028, 2036, 2),
    // Let for many years, without an energy declaration.
    ENERGY: 'UNKNOWN',
    // Built before 1956, but renovated in the PCB period.
    PCB: 'UNKNOWN',
    // No RADON: not open to the public (3 kap. 6 §).
  });
});
