import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { optionalChoice, output, reference } from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { inspectionFactsDetail, inspectionFactsInput } from './inspection-facts.schema';
import { inspectionKinds } from './inspection-kind';
import {
  inspectionInstallationsInput,
  inspectionIntervalInput,
  inspectionRemark,
  inspectionRequirement,
  inspectionRequirementDetail,
  planInspectionInput,
  registerInspectionInput,
} from './inspection-requirement.schema';
import { inspectionStatuses } from './inspection-status';

const requirementParams = { kind: inspectionKinds };
const companyFilter = { company_id: yup.number().integer() };
const planFilter = {
  ...companyFilter,
  year: yup
    .number()
    .integer()
    .min(2000, 'År måste vara minst 2000')
    .max(2100, 'År får vara högst 2100')
    .label('År')
    .required(),
};
const planQuery = yup.object(planFilter);

export const inspectionPlanRow = namedObject('InspectionPlanRow', {
  day: output.date(),
  /** Whether the due day of an inspection that is not done, or the day of an activity that is not started, has passed. */
  overdue: output.flag(),
  /** What has been done in the year, on the day when it was done. */
  done: output.flag(),
  entity: namedEntity.nullable().defined(),
  company: reference.required(),
  /** It is null for a maintenance activity. */
  kind: output.choiceOrNull(inspectionKinds),
  /** The installation, when the object has several of the kind. */
  installation_id: output.idOrNull(),
  title: output.text(),
  /** The law, or null for a maintenance activity. */
  source: output.textOrNull(),
  /** SEK: the budget of the activity or the inspection; for a coming inspection without a budget, what the last one cost. */
  budget: output.numberOrNull(),
  /** SEK, of what has been done. */
  cost: output.numberOrNull(),
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
    query: listQuery(sortBy('day', 'budget', 'cost'), planFilter),
    /** By default what remains to be done comes first. `budget` and `cost` are the sums of all pages, SEK. */
    response: page(inspectionPlanRow.required()).shape({ budget: output.number(), cost: output.number() }),
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
    /** One of several lifts or doors of the object. By default it is the first. */
    query: yup.object({ installation_id: yup.number().integer().min(1) }),
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
    body: inspectionIntervalInput,
    response: inspectionRequirementDetail,
  }),
  resetInterval: call({
    method: 'DELETE',
    path: '/api/statutoryinspection/interval/{id}/{kind}',
    pathChoices: requirementParams,
    summary: 'Återgå till det vanliga intervallet',
    response: inspectionRequirementDetail,
  }),
  saveInstallations: call({
    method: 'PATCH',
    path: '/api/statutoryinspection/installations',
    summary: 'Ändra ett objekts anläggningar av ett slag',
    body: inspectionInstallationsInput,
    response: inspectionRequirementDetail,
  }),
  planActivity: call({
    method: 'POST',
    path: '/api/statutoryinspection/activity',
    summary: 'Planera en aktivitet som gör besiktningen',
    body: planInspectionInput,
    response: inspectionRequirementDetail,
  }),
  createTicket: call({
    method: 'POST',
    path: '/api/statutoryinspection/remark/{id}/ticket',
    summary: 'Skapa ärende av en anmärkning',
    response: inspectionRemark,
  }),
});
