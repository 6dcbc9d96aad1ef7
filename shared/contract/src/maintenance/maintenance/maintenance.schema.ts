import * as yup from 'yup';
import {
  id,
  longText,
  optionalAmount,
  optionalChoice,
  optionalId,
  optionalText,
  optionalUnixSeconds,
  output,
  reference,
  seenUpdatedAt,
  text,
} from '../../core/fields';
import { breadcrumb } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { MAX_RESCHEDULE_DAYS, MAX_TASKS, maintenanceStatuses, taskStatuses } from './maintenance.status';

/** Days from when an activity is done until the next one. Null: it is not repeated. */
export const rescheduleIn = () =>
  yup
    .number()
    .integer()
    .min(1)
    .max(MAX_RESCHEDULE_DAYS)
    .label('Upprepa efter (dagar)')
    .nullable()
    .default(null);

const taskInput = namedObject('TaskInput', {
  /** The existing task that the row changes. It is null for a new one. */
  id: optionalId('Uppgift'),
  task: text('Uppgift', 500),
});
const listOf = <Task>(task: yup.ISchema<Task>) =>
  yup.array().of(task).max(MAX_TASKS, `Högst ${MAX_TASKS} uppgifter`).label('Uppgifter');
/** The whole list of tasks in order. Existing tasks that are left out are removed; those with an id are kept. */
export const taskList = () => listOf(taskInput.required());

const changedTaskInput = nameSchema(
  'ChangedTaskInput',
  taskInput.shape({
    /** Another status than the task has is answered with 422, unless the activity is in progress. Left out: unchanged. */
    status: optionalChoice(taskStatuses, 'Status'),
  }),
);

const planFields = {
  /** Unix time in seconds. Midnight in Sweden means the day without a time. Null: not scheduled. */
  scheduled_at: optionalUnixSeconds('Planerad till'),
  responsible_id: optionalId('Ansvarig'),
  /** Expected cost excluding VAT, SEK. */
  budget: optionalAmount('Budget'),
};

/** A text that is copied from the template. Without a template it is required. */
const derivedText = (label: string, max?: number) =>
  optionalText(label, max).when('template_id', ([templateId], schema) =>
    templateId ? schema : schema.required(),
  );

/**
 * A new activity on an object or a company. With a `template_id`, title, description, `reschedule_in` and tasks are
 * derived from the template: leave them out, or send the template's own values. Others are rejected with 422.
 */
export const maintenanceInput = namedObject('MaintenanceInput', {
  entity_id: optionalId('Objekt').test('owner', 'Välj ett objekt eller ett företag', function (value) {
    return [value, this.resolve(yup.ref<number | null>('company_id'))].filter(Boolean).length === 1;
  }),
  company_id: optionalId('Företag'),
  template_id: optionalId('Mall'),
  title: derivedText('Rubrik'),
  description: derivedText('Beskrivning', 10_000),
  reschedule_in: rescheduleIn(),
  tasks: taskList().default([]),
  ...planFields,
});
export type MaintenanceInput = yup.InferType<typeof maintenanceInput>;

/**
 * The whole plan of an activity. The fields that came from a template are free here: the activity has its own copy.
 * Answers 409 for a finished or cancelled activity.
 */
export const maintenanceUpdate = namedObject('MaintenanceUpdate', {
  id: id(),
  title: text('Rubrik'),
  description: longText('Beskrivning'),
  reschedule_in: rescheduleIn(),
  /** Left out: unchanged. */
  tasks: listOf(changedTaskInput.required()).default(undefined),
  ...planFields,
  /** The value as it was read. A change by somebody else since then is answered with 409 (docs/domain-rules.md, D-22). */
  updated_at: seenUpdatedAt(),
});

/** What is known when the work is done. Left out: unchanged. */
export const noteFields = {
  note: optionalText('Anteckning', 10_000).default(undefined),
  /** Actual cost excluding VAT, SEK. */
  cost: optionalAmount('Kostnad').default(undefined),
};

const templateReference = namedObject('MaintenanceTemplateReference', {
  id: output.id(),
  title: output.text(),
});

const sharedFields = {
  id: output.id(),
  title: output.text(),
  /** Unix time in seconds. Midnight in Sweden means the day without a time. */
  scheduled_at: output.numberOrNull(),
  /** Days from when the activity is done until the next one. Null: it is not repeated. */
  reschedule_in: output.numberOrNull(),
  template_id: output.idOrNull(),
  template: templateReference.nullable().defined(),
  status: output.choice(maintenanceStatuses),
  /** Percent of the tasks that are complete. Without tasks: 100 when the activity is done, else 0. */
  completion: output.number(),
  tasks_count: output.number(),
  /** Instants in seconds, like `scheduled_at`. */
  started_at: output.numberOrNull(),
  completed_at: output.numberOrNull(),
  created_at: output.text(),
  updated_at: output.text(),
  entity_id: output.idOrNull(),
  company_id: output.idOrNull(),
  /** The object or the company that the activity is on; the other is null. Both are null once it has been removed. */
  entity: namedEntity.nullable().defined(),
  company: reference.nullable().defined(),
  /** Street and town of the object or company. */
  address: output.textOrNull(),
  responsible_id: output.idOrNull(),
  responsible: reference.nullable().defined(),
  /** Budget and cost are in SEK excluding VAT. */
  budget: output.numberOrNull(),
  cost: output.numberOrNull(),
  /** The activity that this one repeats. */
  previous_id: output.idOrNull(),
};
export const maintenanceRow = namedObject('MaintenanceRow', sharedFields);
export type MaintenanceRow = yup.InferType<typeof maintenanceRow>;

/** The sums of the activities and statutory inspections of a year: of the whole business, of a company, or of an object. */
export const maintenanceCost = namedObject('MaintenanceCost', {
  /** When they were done, or else the year for which they are scheduled. It is null for activities without a day. */
  year: output.numberOrNull(),
  /** It is null when summed by year, and for activities whose object or company has been removed. */
  company: reference.nullable().defined(),
  /** It is null unless summed by object, and for activities on the company itself. */
  entity: namedEntity.nullable().defined(),
  /** How many activities and inspections are summed. */
  activities: output.number(),
  inspections: output.number(),
  /** Budget and cost are in SEK excluding VAT. */
  budget: output.number(),
  cost: output.number(),
});
export type MaintenanceCost = yup.InferType<typeof maintenanceCost>;

export const maintenanceTask = namedObject('MaintenanceTask', {
  id: output.id(),
  task: output.text(),
  status: output.choice(taskStatuses),
});
export type MaintenanceTask = yup.InferType<typeof maintenanceTask>;

export const maintenanceDetail = namedObject('Maintenance', {
  ...sharedFields,
  description: output.text(),
  /** What was written about the work, while it was in progress or afterwards. */
  note: output.textOrNull(),
  /** Who started and completed it: the names that the users had then. */
  started_by: output.textOrNull(),
  completed_by: output.textOrNull(),
  /** The instant is in seconds, like `completed_at`. */
  cancelled_at: output.numberOrNull(),
  /** It is null also when the removal of the object or company cancelled it. */
  cancelled_by: output.textOrNull(),
  tasks: output.list(maintenanceTask.required()),
  /** The activity that was created when this one was finished, because this one is repeated. */
  next_id: output.idOrNull(),
  breadcrumb: breadcrumb(),
});
export type Maintenance = yup.InferType<typeof maintenanceDetail>;
