import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import {
  choice,
  date,
  id,
  optionalAmount,
  optionalChoice,
  optionalDate,
  optionalId,
  optionalText,
  output,
  reference,
  text,
} from '../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../core/list';
import { namedObject } from '../core/named';
import { namedEntity } from '../entity/named-entity';
import { ticketStatuses } from '../ticket/ticket.status';
import { buildingUses, fireplaceUses, heatings, inspectionFacts, ventilations } from './inspection-facts';
import { inspectionFactLabel as label } from './inspection-facts.texts';
import { inspectionKinds } from './inspection-kind';
import { inspectionReasons, inspectionResults, inspectionStatuses } from './inspection-status';

const FIRST_BUILT_YEAR = 1200;
const LAST_BUILT_YEAR = 2100;

const optionalInteger = (name: string, min: number, max: number) =>
  yup.number().integer().min(min).max(max).label(name).nullable().default(null);
const optionalFlag = (name: string) => yup.boolean().label(name).nullable().default(null);
const optionalOf = <const T extends string>(values: readonly T[], name: string) =>
  optionalChoice(values, name).nullable().default(null);

const factFields = {
  building_use: optionalOf(buildingUses, label.building_use),
  built_year: optionalInteger(label.built_year, FIRST_BUILT_YEAR, LAST_BUILT_YEAR),
  rebuilt_with_pcb: optionalFlag(label.rebuilt_with_pcb),
  ventilation: optionalOf(ventilations, label.ventilation),
  lifts: optionalInteger(label.lifts, 0, 500),
  goods_lifts: optionalInteger(label.goods_lifts, 0, 500),
  motor_doors: optionalInteger(label.motor_doors, 0, 500),
  pressure_vessels: optionalFlag(label.pressure_vessels),
  heating: optionalOf(heatings, label.heating),
  fireplaces: optionalOf(fireplaceUses, label.fireplaces),
  commercial_kitchen: optionalFlag(label.commercial_kitchen),
  playground: optionalFlag(label.playground),
  shared_hot_water: optionalFlag(label.shared_hot_water),
  heated_area: optionalInteger(label.heated_area, 0, 1_000_000),
  radon_value: optionalInteger(label.radon_value, 0, 100_000),
  radon_measured_on: optionalDate(label.radon_measured_on),
};
export const inspectionFactsInput = namedObject('InspectionFactsInput', {
  entity_id: id('Objekt'),
  ...factFields,
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
  /** As saved, and where nothing is saved as the object itself says. */
  facts: factsOutput.required(),
  /** Facts that stand on the object itself and are changed there. */
  from_entity: output.list(output.choice(inspectionFacts)),
  /** False for an object that follows the house that it lies in. */
  has_plan: output.flag(),
  breadcrumb: breadcrumb(),
});
export type InspectionFactsDetail = yup.InferType<typeof inspectionFactsDetail>;

const requirementFields = {
  entity: namedEntity.required(),
  company: reference.required(),
  kind: output.choice(inspectionKinds),
  status: output.choice(inspectionStatuses),
  reason: output.choiceOrNull(inspectionReasons),
  /** The facts that must be known to tell whether it applies. */
  missing: output.list(output.choice(inspectionFacts)),
  /** Months between inspections. Null when it is done once, or unknown. */
  months: output.numberOrNull(),
  once: output.flag(),
  last_on: output.dateOrNull(),
  last_result: output.choiceOrNull(inspectionResults),
  due_on: output.dateOrNull(),
  /** The open activity that does it. */
  planned: yup.object({ id: output.id(), day: output.date() }).nullable().defined(),
};
export const inspectionRequirement = namedObject('InspectionRequirement', requirementFields);
export type InspectionRequirement = yup.InferType<typeof inspectionRequirement>;

export const inspectionRemark = namedObject('InspectionRemark', {
  id: output.id(),
  remark: output.text(),
  ticket: yup
    .object({ id: output.id(), reference: output.text(), status: output.choice(ticketStatuses) })
    .nullable()
    .defined(),
});
export const statutoryInspection = namedObject('StatutoryInspection', {
  id: output.id(),
  performed_on: output.date(),
  result: output.choice(inspectionResults),
  inspector_name: output.text(),
  inspector_company: output.textOrNull(),
  certificate_number: output.textOrNull(),
  certificate_valid_to: output.dateOrNull(),
  reinspect_by: output.dateOrNull(),
  note: output.textOrNull(),
  /** SEK */
  cost: output.numberOrNull(),
  file: yup.object({ id: output.id(), name: output.text() }).nullable().defined(),
  remarks: output.list(inspectionRemark.required()),
});
export type StatutoryInspection = yup.InferType<typeof statutoryInspection>;

export const inspectionRequirementDetail = namedObject('InspectionRequirementDetail', {
  ...requirementFields,
  /** The months that the law or the advice says. */
  default_months: output.numberOrNull(),
  own_interval: yup.object({ months: output.number(), reason: output.text() }).nullable().defined(),
  /** The days of the coming ten years, the next one first. */
  upcoming: output.list(output.date()),
  /** Newest first. */
  inspections: output.list(statutoryInspection.required()),
  breadcrumb: breadcrumb(),
});
export type InspectionRequirementDetail = yup.InferType<typeof inspectionRequirementDetail>;

export const MAX_REMARKS = 50;
export const registerInspectionInput = namedObject('RegisterInspectionInput', {
  entity_id: id('Objekt'),
  kind: choice('Krav', inspectionKinds),
  performed_on: date('Datum'),
  result: choice('Resultat', inspectionResults),
  inspector_name: text('Utförd av'),
  inspector_company: optionalText('Företag'),
  certificate_number: optionalText('Certifikatsnummer', 100),
  certificate_valid_to: optionalDate('Certifikatet gäller till'),
  /** The last day of a new inspection, when the result was not approved. */
  reinspect_by: optionalDate('Ombesiktning senast'),
  note: optionalText('Anteckning', 2000),
  cost: optionalAmount('Kostnad'),
  /** An uploaded file of the object. */
  file_id: optionalId('Protokoll'),
  remarks: yup.array().of(text('Anmärkning', 1000)).max(MAX_REMARKS).label('Anmärkningar').default([]),
});

const requirementParams = { kind: inspectionKinds };
const companyFilter = { company_id: yup.number().integer() };
const planFilter = {
  ...companyFilter,
  year: yup.number().integer().min(2000).max(2100).label('År').required(),
};
const planQuery = yup.object(planFilter);

export const inspectionPlanRow = namedObject('InspectionPlanRow', {
  day: output.date(),
  /** An inspection whose day passed before the year. */
  overdue: output.flag(),
  entity: namedEntity.nullable().defined(),
  company: reference.required(),
  /** Null for a maintenance activity. */
  kind: output.choiceOrNull(inspectionKinds),
  title: output.text(),
  /** The law, or null for a maintenance activity. */
  source: output.textOrNull(),
  /** SEK: the budget of the activity, or what the last inspection cost. */
  budget: output.numberOrNull(),
  maintenance_id: output.idOrNull(),
});
export type InspectionPlanRow = yup.InferType<typeof inspectionPlanRow>;

const statusCounts = namedObject('InspectionStatusCounts', {
  OVERDUE: output.number(),
  DUE: output.number(),
  PLANNED: output.number(),
  UNKNOWN: output.number(),
  DONE: output.number(),
});

const yearCount = namedObject('InspectionYearCount', {
  kind: output.choice(inspectionKinds),
  year: output.number(),
  count: output.number(),
});

export const statutoryInspectionCalls = defineCalls('statutoryInspection', {
  list: call({
    method: 'GET',
    path: '/api/statutoryinspection',
    summary: 'Myndighetskrav',
    query: listQuery(sortBy('entity', 'company', 'kind', 'status', 'last_on', 'due_on'), {
      ...companyFilter,
      entity_id: yup.number().integer(),
      kind: optionalChoice(inspectionKinds),
      status: optionalChoice(inspectionStatuses),
    }),
    response: page(inspectionRequirement.required()),
  }),
  counts: call({
    method: 'GET',
    path: '/api/statutoryinspection/counts',
    summary: 'Antal myndighetskrav per status',
    query: yup.object(companyFilter),
    response: statusCounts,
  }),
  facts: call({
    method: 'GET',
    path: '/api/statutoryinspection/facts/{id}',
    summary: 'Uppgifter som avgör ett objekts krav',
    response: inspectionFactsDetail,
  }),
  saveFacts: call({
    method: 'PATCH',
    path: '/api/statutoryinspection/facts',
    summary: 'Ändra uppgifter som avgör',
    body: inspectionFactsInput,
    response: inspectionFactsDetail,
  }),
  years: call({
    method: 'GET',
    path: '/api/statutoryinspection/plan/years',
    summary: 'Antal besiktningar per år i tio år',
    query: yup.object(companyFilter),
    response: output.list(yearCount.required()),
  }),
  plan: call({
    method: 'GET',
    path: '/api/statutoryinspection/plan',
    summary: 'Årsplan',
    query: listQuery(sortBy('day', 'budget'), planFilter),
    /** `budget` is the sum of all pages, SEK. */
    response: page(inspectionPlanRow.required()).shape({ budget: output.number() }),
  }),
  planPdf: call({
    method: 'GET',
    path: '/api/statutoryinspection/plan/pdf',
    summary: 'Årsplan som PDF',
    query: planQuery,
    responseType: 'file',
  }),
  planSheet: call({
    method: 'GET',
    path: '/api/statutoryinspection/plan/xlsx',
    summary: 'Årsplan som Excel',
    query: planQuery,
    responseType: 'file',
  }),
  detail: call({
    method: 'GET',
    path: '/api/statutoryinspection/requirement/{id}/{kind}',
    pathChoices: requirementParams,
    summary: 'Ett krav på ett objekt',
    response: inspectionRequirementDetail,
  }),
  register: call({
    method: 'POST',
    path: '/api/statutoryinspection',
    summary: 'Registrera besiktning',
    body: registerInspectionInput,
    response: inspectionRequirementDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/statutoryinspection/{id}',
    summary: 'Ta bort besiktning',
    response: messageResponse,
  }),
  setInterval: call({
    method: 'PATCH',
    path: '/api/statutoryinspection/interval',
    summary: 'Eget intervall',
    body: namedObject('InspectionIntervalInput', {
      entity_id: id('Objekt'),
      kind: choice('Krav', inspectionKinds),
      months: yup.number().integer().min(1).max(600).label('Intervall (månader)').required(),
      reason: text('Skäl', 500),
    }),
    response: inspectionRequirementDetail,
  }),
  resetInterval: call({
    method: 'DELETE',
    path: '/api/statutoryinspection/interval/{id}/{kind}',
    pathChoices: requirementParams,
    summary: 'Återgå till det vanliga intervallet',
    response: inspectionRequirementDetail,
  }),
  planActivity: call({
    method: 'POST',
    path: '/api/statutoryinspection/activity',
    summary: 'Planera en aktivitet som gör besiktningen',
    body: namedObject('PlanInspectionInput', {
      entity_id: id('Objekt'),
      kind: choice('Krav', inspectionKinds),
      day: date('Dag'),
      budget: optionalAmount('Budget'),
      responsible_id: optionalId('Ansvarig'),
    }),
    response: inspectionRequirementDetail,
  }),
  createTicket: call({
    method: 'POST',
    path: '/api/statutoryinspection/remark/{id}/ticket',
    summary: 'Skapa ärende av en anmärkning',
    response: inspectionRemark,
  }),
});
