import type {
  BuildingUse,
  FireplaceUse,
  Heating,
  InspectionFactKey,
  InspectionFacts,
} from './inspection-facts';
import type { InspectionKind } from './inspection-kind';

/**
 * Whether a building needs a kind of inspection: never, how often in months, once, as often as the municipality decides, or
 * unknown until the missing facts are known.
 */
export type Assessment =
  | { readonly state: 'EXEMPT' }
  | { readonly state: 'REQUIRED'; readonly interval: number | 'ONCE' | 'LOCAL' }
  | { readonly state: 'UNKNOWN'; readonly missing: readonly InspectionFactKey[] };

const exempt: Assessment = { state: 'EXEMPT' };
const everyMonths = (months: number): Assessment => ({ state: 'REQUIRED', interval: months });
const once: Assessment = { state: 'REQUIRED', interval: 'ONCE' };
const unknownWithout = (...missing: InspectionFactKey[]): Assessment => ({ state: 'UNKNOWN', missing });

const assessByCount = (
  facts: InspectionFacts,
  key: 'lifts' | 'goods_lifts' | 'motor_doors',
  months: number,
) => {
  const count = facts[key];
  if (count === null) return unknownWithout(key);
  return count > 0 ? everyMonths(months) : exempt;
};
const assessByFlag = (
  facts: InspectionFacts,
  key:
    | 'pressure_vessels'
    | 'pressure_vessels_class_a'
    | 'playground'
    | 'shared_hot_water'
    | 'commercial_kitchen',
  months: number,
) => {
  const value = facts[key];
  if (value === null) return unknownWithout(key);
  return value ? everyMonths(months) : exempt;
};

/**
 * BFS 2011:16 2–3 §§: schools and care 3 years whatever the system; other buildings 3 years with fan-driven supply air
 * and 6 years without. Houses with one or two dwellings: no inspection with S or F, otherwise the first one only. Industry is
 * exempt.
 */
const assessVentilation = ({ building_use, ventilation }: InspectionFacts): Assessment => {
  if (building_use === 'INDUSTRY' || ventilation === 'NONE') return exempt;
  if (building_use === 'SCHOOL' || building_use === 'CARE') return everyMonths(36);
  const hasSupplyFan = ventilation === 'FT' || ventilation === 'FTX';
  if (building_use === null)
    return unknownWithout('building_use', ...(ventilation === null ? ['ventilation' as const] : []));
  if (ventilation === null) return unknownWithout('ventilation');
  if (building_use === 'SMALL_HOUSE') return hasSupplyFan || ventilation === 'FX' ? once : exempt;
  return everyMonths(hasSupplyFan ? 36 : 72);
};

/** BFS 2025:11 6:4: garage doors and gates of houses with one or two dwellings are not inspected. */
const assessMotorDoors = (facts: InspectionFacts): Assessment =>
  facts.building_use === 'SMALL_HOUSE' ? exempt : assessByCount(facts, 'motor_doors', 24);

/** AFS 2023:11 10:10: vessels of class A or B are tested in operation, and those of class A also examined inside and outside. */
const assessInternalExamination = (facts: InspectionFacts): Assessment => {
  const operation = assessByFlag(facts, 'pressure_vessels', 48);
  return operation.state === 'REQUIRED' ? assessByFlag(facts, 'pressure_vessels_class_a', 48) : operation;
};

/** A small house needs no systematic work: its owner and tenants see to smoke detectors and the like. */
const assessFireSafety = ({ building_use }: InspectionFacts): Assessment => {
  if (building_use === null) return unknownWithout('building_use');
  return building_use === 'SMALL_HOUSE' ? exempt : everyMonths(3);
};

const workplaces: readonly BuildingUse[] = ['OFFICE', 'INDUSTRY'];

/**
 * Law 2018:396 3 kap. 6 §: the owner answers for dwellings and for premises that are open to the public. At other workplaces the
 * employer does, but a measurement that the owner has made there is followed up.
 */
const assessRadon = ({ building_use, radon_measured_on }: InspectionFacts): Assessment => {
  if (building_use === null) return unknownWithout('building_use');
  if (building_use === 'GARAGE') return exempt;
  return workplaces.includes(building_use) && radon_measured_on === null ? exempt : everyMonths(120);
};

const MIN_DECLARED_AREA_SQM = 50;
/**
 * Law 2006:985: what is let and heated is declared (2 and 5 §§) every ten years (6 b §). Exempt by 2006:1592 2 §: industry, and
 * detached buildings below 50 m².
 */
const assessEnergy = ({ building_use, heating, heated_area }: InspectionFacts): Assessment => {
  if (building_use === 'INDUSTRY' || heating === 'NONE') return exempt;
  if (heated_area !== null) {
    if (heated_area < MIN_DECLARED_AREA_SQM) return exempt;
    return building_use === null ? unknownWithout('building_use') : everyMonths(120);
  }
  if (building_use === null) return unknownWithout('building_use', 'heated_area');
  // A house with several dwellings is never below the limit.
  return building_use === 'APARTMENTS' ? everyMonths(120) : unknownWithout('heated_area');
};

/** Ordinance 2007:19: what was built or renovated in these years is searched for PCB. */
const PCB_YEARS = { first: 1956, last: 1973 } as const;
const assessPcb = ({ building_use, built_year, rebuilt_with_pcb }: InspectionFacts): Assessment => {
  if (building_use === 'SMALL_HOUSE') return exempt;
  if (built_year !== null && built_year > PCB_YEARS.last) return exempt;
  if (rebuilt_with_pcb === true || (built_year !== null && built_year >= PCB_YEARS.first)) return once;
  if (built_year === null) return unknownWithout('built_year');
  return rebuilt_with_pcb === null ? unknownWithout('rebuilt_with_pcb') : exempt;
};

/** Months between fire inspections by MSBFS 2014:6 6 and 9 §§; null without fire. Pellets: in a fully automatic boiler. */
const boilerMonths: Readonly<Record<Heating, number | null>> = {
  SOLID: 36,
  PELLETS: 72,
  OIL: 72,
  GAS: 72,
  DISTRICT: null,
  HEAT_PUMP: null,
  ELECTRIC: null,
  NONE: null,
};
const fireplaceMonths: Readonly<Record<FireplaceUse, number | null>> = {
  PRIMARY: 36,
  SECONDARY: 72,
  NO_FIREPLACE: null,
};
const SHORTEST_FIRE_INTERVAL_MONTHS = 36;

/** The shorter interval of boiler and fireplaces. It is known as soon as one of them has the shortest that there is. */
const assessFireInspection = ({ heating, fireplaces }: InspectionFacts): Assessment => {
  const known = [
    heating === null ? null : boilerMonths[heating],
    fireplaces === null ? null : fireplaceMonths[fireplaces],
  ].filter((months) => months !== null);
  const shortest = known.length === 0 ? null : Math.min(...known);
  if (shortest === SHORTEST_FIRE_INTERVAL_MONTHS) return everyMonths(shortest);
  const missing = [
    ...(heating === null ? ['heating' as const] : []),
    ...(fireplaces === null ? ['fireplaces' as const] : []),
  ];
  if (missing.length > 0) return unknownWithout(...missing);
  return shortest === null ? exempt : everyMonths(shortest);
};

/**
 * LSO 3:4: the municipality decides how often chimneys and the ducts of large kitchens are swept. MSBFS 2014:6 3 §: what burns
 * nothing but gas is not swept.
 */
const assessSweeping = ({ heating, fireplaces, commercial_kitchen }: InspectionFacts): Assessment => {
  const hasBoilerToSweep = heating !== null && heating !== 'GAS' && boilerMonths[heating] !== null;
  const hasFireplace = fireplaces !== null && fireplaces !== 'NO_FIREPLACE';
  if (hasBoilerToSweep || hasFireplace || commercial_kitchen === true)
    return { state: 'REQUIRED', interval: 'LOCAL' };
  const missing = [
    ...(heating === null ? ['heating' as const] : []),
    ...(fireplaces === null ? ['fireplaces' as const] : []),
    ...(commercial_kitchen === null ? ['commercial_kitchen' as const] : []),
  ];
  return missing.length > 0 ? unknownWithout(...missing) : exempt;
};

const assessByKind: Readonly<Record<InspectionKind, (facts: InspectionFacts) => Assessment>> = {
  VENTILATION: assessVentilation,
  LIFT: (facts) => assessByCount(facts, 'lifts', 12),
  GOODS_LIFT: (facts) => assessByCount(facts, 'goods_lifts', 24),
  MOTOR_DOOR: assessMotorDoors,
  PRESSURE_OPERATION: (facts) => assessByFlag(facts, 'pressure_vessels', 24),
  PRESSURE_INTERNAL: assessInternalExamination,
  FIRE_SAFETY: assessFireSafety,
  FIRE_INSPECTION: assessFireInspection,
  SWEEPING: assessSweeping,
  KITCHEN_DUCT: (facts) => assessByFlag(facts, 'commercial_kitchen', 24),
  PLAYGROUND: (facts) => assessByFlag(facts, 'playground', 12),
  RADON: assessRadon,
  ENERGY: assessEnergy,
  LEGIONELLA: (facts) => assessByFlag(facts, 'shared_hot_water', 12),
  PCB: assessPcb,
};

export const assessInspection = (kind: InspectionKind, facts: InspectionFacts): Assessment =>
  assessByKind[kind](facts);
