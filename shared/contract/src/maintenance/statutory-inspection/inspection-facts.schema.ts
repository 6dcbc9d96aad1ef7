import * as yup from 'yup';
import { id, optionalChoice, optionalDate, output, seenUpdatedAt } from '../../core/fields';
import { breadcrumb } from '../../core/list';
import { namedObject } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { buildingUses, fireplaceUses, heatings, inspectionFactKeys, ventilations } from './inspection-facts';
import { inspectionFactLabel as label } from './inspection-facts.texts';

const MIN_BUILT_YEAR = 1200;
const MAX_BUILT_YEAR = 2100;

const nullableInteger = (name: string, min: number, max: number) =>
  yup.number().integer().min(min).max(max).label(name).nullable().default(null);
const nullableFlag = (name: string) => yup.boolean().label(name).nullable().default(null);
const nullableChoice = <const T extends string>(values: readonly T[], name: string) =>
  optionalChoice(values, name).nullable().default(null);

/** Each fact is explained in `inspection-facts.ts`. */
const factFields = {
  building_use: nullableChoice(buildingUses, label.building_use),
  built_year: nullableInteger(label.built_year, MIN_BUILT_YEAR, MAX_BUILT_YEAR),
  rebuilt_with_pcb: nullableFlag(label.rebuilt_with_pcb),
  ventilation: nullableChoice(ventilations, label.ventilation),
  lifts: nullableInteger(label.lifts, 0, 500),
  goods_lifts: nullableInteger(label.goods_lifts, 0, 500),
  motor_doors: nullableInteger(label.motor_doors, 0, 500),
  pressure_vessels: nullableFlag(label.pressure_vessels),
  pressure_vessels_class_a: nullableFlag(label.pressure_vessels_class_a),
  heating: nullableChoice(heatings, label.heating),
  fireplaces: nullableChoice(fireplaceUses, label.fireplaces),
  commercial_kitchen: nullableFlag(label.commercial_kitchen),
  playground: nullableFlag(label.playground),
  shared_hot_water: nullableFlag(label.shared_hot_water),
  heated_area: nullableInteger(label.heated_area, 0, 1_000_000),
  radon_value: nullableInteger(label.radon_value, 0, 100_000),
  radon_measured_on: optionalDate(label.radon_measured_on),
};
export const inspectionFactsInput = namedObject('InspectionFactsInput', {
  entity_id: id('Objekt'),
  ...factFields,
  updated_at: seenUpdatedAt(),
});

const factsOutput = namedObject('InspectionFacts', {
  building_use: output.choiceOrNull(buildingUses),
  built_year: output.numberOrNull(),
  rebuilt_with_pcb: yup.boolean().nullable().defined(),
  ventilation: output.choiceOrNull(ventilations),
  lifts: output.numberOrNull(),
  goods_lifts: output.numberOrNull(),
  motor_doors: output.numberOrNull(),
  pressure_vessels: yup.boolean().nullable().defined(),
  pressure_vessels_class_a: yup.boolean().nullable().defined(),
  heating: output.choiceOrNull(heatings),
  fireplaces: output.choiceOrNull(fireplaceUses),
  commercial_kitchen: yup.boolean().nullable().defined(),
  playground: yup.boolean().nullable().defined(),
  shared_hot_water: yup.boolean().nullable().defined(),
  heated_area: output.numberOrNull(),
  radon_value: output.numberOrNull(),
  radon_measured_on: output.dateOrNull(),
});

export const inspectionFactsDetail = namedObject('InspectionFactsDetail', {
  entity: namedEntity.required(),
  /** The saved facts, completed from the object's fields and kind. A fact in `from_entity` always has the object's own value. */
  facts: factsOutput.required(),
  /** Facts that always have the object's own value. They are changed on its page and not saved here. */
  from_entity: output.list(output.choice(inspectionFactKeys)),
  /** Whether the object has an inspection plan of its own. Otherwise the plan of its house covers it. */
  has_plan: output.flag(),
  /** When the facts were last saved. An empty text if they never were, so that two users cannot both be the first to save. */
  updated_at: output.text(),
  breadcrumb: breadcrumb(),
});
export type InspectionFactsDetail = yup.InferType<typeof inspectionFactsDetail>;
