import { type Assessment, assessInspection } from './inspection-assessment.rules';
import { type InspectionFacts, unknownFacts } from './inspection-facts';
import { type InspectionKind, inspectionKinds } from './inspection-kind';

type Need = number | 'ONCE' | 'LOCAL' | readonly string[];

const toNeed = (assessment: Assessment): Need | undefined => {
  if (assessment.state === 'EXEMPT') return undefined;
  return assessment.state === 'REQUIRED' ? assessment.interval : assessment.missing;
};
/** What a building needs by kind: months, once, the municipality's interval, or the facts that are missing. */
const needs = (facts: Partial<InspectionFacts>): Partial<Record<InspectionKind, Need>> => {
  const result: Partial<Record<InspectionKind, Need>> = {};
  for (const kind of inspectionKinds) {
    const need = toNeed(assessInspection(kind, { ...unknownFacts, ...facts }));
    if (need !== undefined) result[kind] = need;
  }
  return result;
};

/** A building with district heating, where every other fact says that there is nothing to inspect. */
const nothingToInspect: Partial<InspectionFacts> = {
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

test('the inspections of an apartment house of 1962 with exhaust fans, a lift and a playground', () => {
  const house: Partial<InspectionFacts> = {
    ...nothingToInspect,
    building_use: 'APARTMENTS',
    built_year: 1962,
    ventilation: 'F',
    lifts: 1,
    playground: true,
    shared_hot_water: true,
  };
  expect(needs(house)).toEqual({
    VENTILATION: 72,
    LIFT: 12,
    FIRE_SAFETY: 3,
    PLAYGROUND: 12,
    RADON: 120,
    ENERGY: 120,
    LEGIONELLA: 12,
    PCB: 'ONCE',
  });
});

test('the inspections of an apartment house of 1998 with supply and exhaust fans and a goods lift', () => {
  const house: Partial<InspectionFacts> = {
    ...nothingToInspect,
    building_use: 'APARTMENTS',
    built_year: 1998,
    ventilation: 'FTX',
    goods_lifts: 1,
    shared_hot_water: true,
  };
  expect(needs(house)).toEqual({
    VENTILATION: 36,
    GOODS_LIFT: 24,
    FIRE_SAFETY: 3,
    RADON: 120,
    ENERGY: 120,
    LEGIONELLA: 12,
  });
});

test('the inspections of a villa with FTX, a garage door, a pellet boiler and a stove', () => {
  const villa: Partial<InspectionFacts> = {
    ...nothingToInspect,
    building_use: 'SMALL_HOUSE',
    built_year: 1965,
    ventilation: 'FTX',
    motor_doors: 1,
    heating: 'PELLETS',
    fireplaces: 'SECONDARY',
    heated_area: 140,
  };
  expect(needs(villa)).toEqual({
    VENTILATION: 'ONCE',
    FIRE_INSPECTION: 72,
    SWEEPING: 'LOCAL',
    RADON: 120,
    ENERGY: 120,
  });
  expect(needs({ ...villa, ventilation: 'F' })).not.toHaveProperty('VENTILATION');
});

test('the inspections of a preschool with natural draught, a kitchen and a playground', () => {
  const preschool: Partial<InspectionFacts> = {
    ...nothingToInspect,
    building_use: 'SCHOOL',
    built_year: 1981,
    ventilation: 'S',
    commercial_kitchen: true,
    playground: true,
    shared_hot_water: true,
    heated_area: 900,
  };
  expect(needs(preschool)).toEqual({
    VENTILATION: 36,
    FIRE_SAFETY: 3,
    SWEEPING: 'LOCAL',
    KITCHEN_DUCT: 24,
    PLAYGROUND: 12,
    RADON: 120,
    ENERGY: 120,
    LEGIONELLA: 12,
  });
});

test('the inspections of an unheated garage with motor-driven doors and a compressor', () => {
  const garage: Partial<InspectionFacts> = {
    ...nothingToInspect,
    building_use: 'GARAGE',
    built_year: 1971,
    ventilation: 'NONE',
    motor_doors: 2,
    pressure_vessels: true,
    pressure_vessels_class_a: true,
    heating: 'NONE',
  };
  expect(needs(garage)).toEqual({
    MOTOR_DOOR: 24,
    PRESSURE_OPERATION: 24,
    PRESSURE_INTERNAL: 48,
    FIRE_SAFETY: 3,
    PCB: 'ONCE',
  });
});

test('lists the missing facts', () => {
  expect(needs({})).toMatchObject({
    VENTILATION: ['building_use', 'ventilation'],
    LIFT: ['lifts'],
    FIRE_INSPECTION: ['heating', 'fireplaces'],
    ENERGY: ['building_use', 'heated_area'],
    PCB: ['built_year'],
  });
  expect(needs({ building_use: 'OFFICE' })).toMatchObject({
    VENTILATION: ['ventilation'],
    FIRE_SAFETY: 3,
    ENERGY: ['heated_area'],
  });
});

test.each<[string, InspectionKind, Partial<InspectionFacts>, Need | undefined]>([
  [
    'a care home needs OVK every third year although its system is unknown',
    'VENTILATION',
    { building_use: 'CARE' },
    36,
  ],
  ['an office with FX: six years', 'VENTILATION', { building_use: 'OFFICE', ventilation: 'FX' }, 72],
  ['industry is exempt from OVK', 'VENTILATION', { building_use: 'INDUSTRY', ventilation: 'FTX' }, undefined],
  [
    'industry needs no energy declaration',
    'ENERGY',
    { building_use: 'INDUSTRY', heated_area: 2000 },
    undefined,
  ],
  [
    'a detached building below 50 m² needs no energy declaration',
    'ENERGY',
    { building_use: 'SHOP', heated_area: 49 },
    undefined,
  ],
  [
    'a detached building of 50 m² needs an energy declaration',
    'ENERGY',
    { building_use: 'SHOP', heated_area: 50 },
    120,
  ],
  ['the employer measures radon in an office', 'RADON', { building_use: 'OFFICE' }, undefined],
  [
    'an office where the owner has measured radon',
    'RADON',
    { building_use: 'OFFICE', radon_value: 260, radon_measured_on: '2024-02-29' },
    120,
  ],
  ['premises that are open to the public are measured', 'RADON', { building_use: 'SHOP' }, 120],
  [
    'a building that is not heated needs no energy declaration',
    'ENERGY',
    { building_use: 'SHOP', heated_area: 400, heating: 'NONE' },
    undefined,
  ],
  [
    'a garage door of a house with two dwellings is not inspected',
    'MOTOR_DOOR',
    { building_use: 'SMALL_HOUSE', motor_doors: 2 },
    undefined,
  ],
  [
    'a building of 1955 that was not renovated has no PCB',
    'PCB',
    { built_year: 1955, rebuilt_with_pcb: false },
    undefined,
  ],
  [
    'a building of 1955 that was renovated in the PCB period',
    'PCB',
    { built_year: 1955, rebuilt_with_pcb: true },
    'ONCE',
  ],
  [
    'a building of 1955, when nobody has said whether it was renovated',
    'PCB',
    { built_year: 1955 },
    ['rebuilt_with_pcb'],
  ],
  ['a building of 1956, the first year of the PCB period', 'PCB', { built_year: 1956 }, 'ONCE'],
  ['a building of 1973, the last year of the PCB period', 'PCB', { built_year: 1973 }, 'ONCE'],
  ['a building of 1974, after the PCB period', 'PCB', { built_year: 1974 }, undefined],
  ['a gas boiler is inspected', 'FIRE_INSPECTION', { heating: 'GAS', fireplaces: 'NO_FIREPLACE' }, 72],
  [
    'what burns nothing but gas is not swept',
    'SWEEPING',
    { heating: 'GAS', fireplaces: 'NO_FIREPLACE', commercial_kitchen: false },
    undefined,
  ],
  [
    'nobody has said whether there is a large kitchen with a duct',
    'SWEEPING',
    { heating: 'GAS', fireplaces: 'NO_FIREPLACE' },
    ['commercial_kitchen'],
  ],
  [
    'a pressure vessel of class B only is not examined inside',
    'PRESSURE_INTERNAL',
    { pressure_vessels: true, pressure_vessels_class_a: false },
    undefined,
  ],
  [
    'without pressure vessels the class does not matter',
    'PRESSURE_INTERNAL',
    { pressure_vessels: false },
    undefined,
  ],
  ['a wood boiler: three years, whatever the fireplaces', 'FIRE_INSPECTION', { heating: 'SOLID' }, 36],
  [
    'a stove that is used about once a week',
    'FIRE_INSPECTION',
    { heating: 'DISTRICT', fireplaces: 'SECONDARY' },
    72,
  ],
  [
    'the shorter of the intervals of boiler and stove counts',
    'FIRE_INSPECTION',
    { heating: 'OIL', fireplaces: 'PRIMARY' },
    36,
  ],
])('%s', (_title, kind, facts, need) => {
  expect(needs(facts)[kind]).toEqual(need);
});
