/** What a building is used for. */
export const buildingUses = [
  'APARTMENTS',
  'SMALL_HOUSE',
  'OFFICE',
  'SHOP',
  'SCHOOL',
  'CARE',
  'INDUSTRY',
  'GARAGE',
  'OTHER',
] as const;
export type BuildingUse = (typeof buildingUses)[number];

/** S natural draught, F exhaust fan, T supply fan, X heat recovery. */
export const ventilations = ['S', 'F', 'FX', 'FT', 'FTX', 'NONE'] as const;
export type Ventilation = (typeof ventilations)[number];

export const heatings = [
  'DISTRICT',
  'HEAT_PUMP',
  'ELECTRIC',
  'PELLETS',
  'SOLID',
  'OIL',
  'GAS',
  'NONE',
] as const;
export type Heating = (typeof heatings)[number];

/** How much the most used fireplace is used. By the advice on MSBFS 2014:6 8–9 §§, SECONDARY is about once a week or less. */
export const fireplaceUses = ['NO_FIREPLACE', 'SECONDARY', 'PRIMARY'] as const;
export type FireplaceUse = (typeof fireplaceUses)[number];

/** The facts that decide which inspections a building needs. Null means that it is not known. */
export interface InspectionFacts {
  readonly building_use: BuildingUse | null;
  readonly built_year: number | null;
  /** The building was renovated or rebuilt between 1956 and 1973. */
  readonly rebuilt_with_pcb: boolean | null;
  readonly ventilation: Ventilation | null;
  /** Lifts for people. */
  readonly lifts: number | null;
  /** Goods lifts, stair lifts, and platform lifts that serve at most two dwellings. */
  readonly goods_lifts: number | null;
  readonly motor_doors: number | null;
  /** Pressure vessels of class A or B. */
  readonly pressure_vessels: boolean | null;
  /** Whether one of them is of class A. */
  readonly pressure_vessels_class_a: boolean | null;
  readonly heating: Heating | null;
  readonly fireplaces: FireplaceUse | null;
  readonly commercial_kitchen: boolean | null;
  readonly playground: boolean | null;
  /** Hot water that several dwellings or premises share. */
  readonly shared_hot_water: boolean | null;
  /** m² */
  readonly heated_area: number | null;
  /** Bq/m³, the yearly mean of the last measurement. */
  readonly radon_value: number | null;
  readonly radon_measured_on: string | null;
}
export type InspectionFactKey = keyof InspectionFacts;

export const unknownFacts: InspectionFacts = {
  building_use: null,
  built_year: null,
  rebuilt_with_pcb: null,
  ventilation: null,
  lifts: null,
  goods_lifts: null,
  motor_doors: null,
  pressure_vessels: null,
  pressure_vessels_class_a: null,
  heating: null,
  fireplaces: null,
  commercial_kitchen: null,
  playground: null,
  shared_hot_water: null,
  heated_area: null,
  radon_value: null,
  radon_measured_on: null,
};
/** The keys of `InspectionFacts`. */
export const inspectionFactKeys = Object.keys(unknownFacts).filter(
  (key): key is InspectionFactKey => key in unknownFacts,
);
