import * as yup from 'yup';
import {
  choice,
  date,
  id,
  optionalAmount,
  optionalDate,
  optionalId,
  optionalText,
  output,
  reference,
  seenUpdatedAt,
  text,
} from '../../core/fields';
import { breadcrumb } from '../../core/list';
import { namedObject } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { ticketStatuses } from '../ticket/ticket.status';
import { inspectionFactKeys } from './inspection-facts';
import { inspectionKinds, installedKinds } from './inspection-kind';
import { inspectionReasons, inspectionResults, inspectionStatuses } from './inspection-status';

const MAX_INSTALLATIONS = 100;
/** One lift, door or the like among several of a kind in an object. */
export const inspectionInstallation = namedObject('InspectionInstallation', {
  id: output.id(),
  /** `Hiss 2, trapphus B` */
  name: output.text(),
  commissioned_on: output.dateOrNull(),
});
export type InspectionInstallation = yup.InferType<typeof inspectionInstallation>;

/** All installations of one kind in an object. An installation that is left out is removed; its inspections are kept. */
export const inspectionInstallationsInput = namedObject('InspectionInstallationsInput', {
  entity_id: id('Objekt'),
  kind: choice('Krav', installedKinds),
  installations: yup
    .array()
    .of(
      yup
        .object({
          /** It is null for a new one. */
          id: optionalId(),
          name: text('Namn', 100),
          commissioned_on: optionalDate('Togs i bruk'),
        })
        .required(),
    )
    .max(MAX_INSTALLATIONS)
    .label('Anläggningar')
    .default([])
    // It also runs for items that other tests refuse, such as null.
    .test('names', 'Varje anläggning måste ha ett eget namn', (list) => {
      const names = list.flatMap((item) => item?.name?.trim().toLowerCase() ?? []);
      return new Set(names).size === names.length;
    }),
});

const installationId = () => yup.number().integer().min(1).label('Anläggning').nullable();

const requirementFields = {
  entity: namedEntity.required(),
  company: reference.required(),
  kind: output.choice(inspectionKinds),
  /** The lift or door that it is about, when the object has several. */
  installation: reference.nullable().defined(),
  status: output.choice(inspectionStatuses),
  /** Why the status is unknown, or why the inspection must be repeated. */
  reason: output.choiceOrNull(inspectionReasons),
  /** The facts that must be known to decide whether the requirement applies. */
  missing: output.list(output.choice(inspectionFactKeys)),
  /** Months between inspections. It is null when it is done once, or unknown. */
  months: output.numberOrNull(),
  once: output.flag(),
  last_on: output.dateOrNull(),
  last_result: output.choiceOrNull(inspectionResults),
  due_on: output.dateOrNull(),
  /** The open maintenance activity in which the inspection will be done. */
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
  /** Excluding VAT, SEK: the expected and the actual cost. It is taken from its maintenance activity, if that has them. */
  budget: output.numberOrNull(),
  cost: output.numberOrNull(),
  /** The maintenance activity in which the inspection was done. */
  maintenance_id: output.idOrNull(),
  file: yup.object({ id: output.id(), name: output.text() }).nullable().defined(),
  remarks: output.list(inspectionRemark.required()),
});
export type StatutoryInspection = yup.InferType<typeof statutoryInspection>;

export const inspectionRequirementDetail = namedObject('InspectionRequirementDetail', {
  ...requirementFields,
  /** The interval of the law or of the advice, in months. */
  default_months: output.numberOrNull(),
  /** All installations of the kind in the object, by name. It is empty when nobody has listed them. */
  installations: output.list(inspectionInstallation.required()),
  /** How many there are according to the facts; null when it is not known, and for kinds without a count. */
  counted: output.numberOrNull(),
  own_interval: yup.object({ months: output.number(), reason: output.text() }).nullable().defined(),
  /** When the own interval was last saved. An empty text if there is none, so that two users cannot both be the first to save. */
  interval_updated_at: output.text(),
  /** The due days of the coming ten years, an overdue one or the next one first. */
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
  /** Without it, the inspection counts for all installations of the kind. */
  installation_id: installationId(),
  performed_on: date('Datum'),
  result: choice('Resultat', inspectionResults),
  inspector_name: text('Utförd av'),
  inspector_company: optionalText('Företag'),
  certificate_number: optionalText('Certifikatsnummer', 100),
  certificate_valid_to: optionalDate('Certifikatet gäller till'),
  /** The day by which it must be inspected again. It is required after a rejection, and ignored otherwise. */
  reinspect_by: optionalDate('Ombesiktning senast'),
  note: optionalText('Anteckning', 2000),
  /** If it is left out, the inspection gets the budget of its planned activity. */
  budget: optionalAmount('Budget').default(undefined),
  cost: optionalAmount('Kostnad'),
  /** An uploaded file of the object. */
  file_id: optionalId('Protokoll'),
  remarks: yup.array().of(text('Anmärkning', 1000)).max(MAX_REMARKS).label('Anmärkningar').default([]),
});

export const inspectionIntervalInput = namedObject('InspectionIntervalInput', {
  entity_id: id('Objekt'),
  kind: choice('Krav', inspectionKinds),
  months: yup.number().integer().min(1).max(600).label('Intervall (månader)').required(),
  reason: text('Skäl', 500),
  /** The `interval_updated_at` that the caller read. */
  updated_at: seenUpdatedAt(),
});
export const planInspectionInput = namedObject('PlanInspectionInput', {
  entity_id: id('Objekt'),
  kind: choice('Krav', inspectionKinds),
  installation_id: installationId(),
  day: date('Dag'),
  budget: optionalAmount('Budget'),
  responsible_id: optionalId('Ansvarig'),
});
