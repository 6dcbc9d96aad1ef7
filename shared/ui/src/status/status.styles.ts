import { type MoveKind, moveLabel } from '@husrum/contract/calendar';
import { type EventType, eventTypeLabel } from '@husrum/contract/event';
import { type InvoiceStatus, invoiceStatusLabel } from '@husrum/contract/invoice';
import {
  type JobRunOutcome,
  type JobRunStatus,
  jobRunOutcomeLabel,
  jobRunStatusLabel,
} from '@husrum/contract/job-run';
import { type LeaseState, leaseStateDisplay } from '@husrum/contract/lease';
import {
  type MaintenanceStatus,
  maintenanceStatusLabel,
  type TaskStatus,
  taskStatusLabel,
} from '@husrum/contract/maintenance';
import { type RentAdjustmentStatus, rentAdjustmentStatusLabel } from '@husrum/contract/rent-adjustment';
import {
  type InspectionResult,
  type InspectionStatus,
  inspectionResultLabel,
  inspectionStatusLabel,
} from '@husrum/contract/statutory-inspection';
import {
  type PortalState,
  portalStateLabel,
  type TenantStatus,
  tenantStatusLabel,
} from '@husrum/contract/tenant';
import { type RecipientStatus, recipientStatusLabel } from '@husrum/contract/tenant-message';
import { type TicketStatus, ticketStatusLabel } from '@husrum/contract/ticket';
import type { ToneName } from '../theme/palette';
import { statusTexts } from './status.texts';
import type { StatusIcon } from './status-icons';

export interface StatusStyle {
  readonly label: string;
  readonly tone: ToneName;
  readonly icon: StatusIcon;
  /** The label is struck through: what has the status no longer counts. */
  readonly struck?: boolean;
  /** The tag has a border and no fill: somebody must act. */
  readonly outlined?: boolean;
}

type StyleWithoutLabel = Omit<StatusStyle, 'label'>;

const isKeyOf = <S extends string>(record: Readonly<Record<S, unknown>>, key: string): key is S =>
  key in record;

const withLabels = <S extends string>(
  styles: Readonly<Record<S, StyleWithoutLabel>>,
  labelOf: (status: S) => string,
): ReadonlyMap<string, StatusStyle> =>
  new Map(
    Object.entries<StyleWithoutLabel>(styles).flatMap(([status, style]) =>
      isKeyOf(styles, status) ? [[status, { ...style, label: labelOf(status) }]] : [],
    ),
  );

const invoice: Readonly<Record<InvoiceStatus, StyleWithoutLabel>> = {
  EDIT: { tone: 'grey', icon: 'edit' },
  REVIEW: { tone: 'purple', icon: 'eye' },
  READY: { tone: 'blue', icon: 'send' },
  PENDING_PAYMENT: { tone: 'cyan', icon: 'clock' },
  PARTIALLY_PAYED: { tone: 'gold', icon: 'pie' },
  PAYED: { tone: 'green', icon: 'check' },
  OVERDUE: { tone: 'red', icon: 'exclamation' },
  CREDITED: { tone: 'grey', icon: 'undo', struck: true },
  CANCELLED: { tone: 'grey', icon: 'stop', struck: true },
  ERROR: { tone: 'red', icon: 'warning', outlined: true },
};
const lease: Readonly<Record<LeaseState, StyleWithoutLabel>> = {
  active: { tone: 'green', icon: 'check' },
  planned: { tone: 'blue', icon: 'calendar' },
  ending: { tone: 'gold', icon: 'clock' },
  inactive: { tone: 'grey', icon: 'stop' },
};
const ticket: Readonly<Record<TicketStatus, StyleWithoutLabel>> = {
  NEW: { tone: 'blue', icon: 'bell' },
  OPEN: { tone: 'gold', icon: 'clock' },
  RESOLVED: { tone: 'green', icon: 'check' },
};
const maintenance: Readonly<Record<MaintenanceStatus, StyleWithoutLabel>> = {
  PLANNED: { tone: 'grey', icon: 'calendar' },
  IN_PROGRESS: { tone: 'gold', icon: 'clock' },
  DONE: { tone: 'green', icon: 'check' },
  OVERDUE: { tone: 'red', icon: 'exclamation' },
  CANCELLED: { tone: 'gold', icon: 'stop', struck: true },
};
const task: Readonly<Record<TaskStatus, StyleWithoutLabel>> = {
  INCOMPLETE: { tone: 'grey', icon: 'minus' },
  COMPLETE: { tone: 'green', icon: 'check' },
  FAILED: { tone: 'red', icon: 'warning' },
};
const move: Readonly<Record<MoveKind, StyleWithoutLabel>> = {
  MOVE_IN: { tone: 'green', icon: 'key' },
  MOVE_OUT: { tone: 'red', icon: 'door' },
};
const tenant: Readonly<Record<TenantStatus, StyleWithoutLabel>> = {
  ACTIVE: { tone: 'green', icon: 'check' },
  INACTIVE: { tone: 'grey', icon: 'stop' },
};
const portal: Readonly<Record<PortalState, StyleWithoutLabel>> = {
  ACTIVE: { tone: 'green', icon: 'check' },
  INVITED: { tone: 'blue', icon: 'send' },
  NOT_INVITED: { tone: 'grey', icon: 'minus' },
};
const run: Readonly<Record<JobRunStatus, StyleWithoutLabel>> = {
  RUNNING: { tone: 'blue', icon: 'clock' },
  DONE: { tone: 'green', icon: 'check' },
  FAILED: { tone: 'red', icon: 'warning', outlined: true },
};
const outcome: Readonly<Record<JobRunOutcome, StyleWithoutLabel>> = {
  MADE: { tone: 'green', icon: 'check' },
  SKIPPED: { tone: 'grey', icon: 'minus' },
  FAILED: { tone: 'red', icon: 'warning', outlined: true },
};
const message: Readonly<Record<RecipientStatus, StyleWithoutLabel>> = {
  QUEUED: { tone: 'blue', icon: 'clock' },
  RETRYING: { tone: 'gold', icon: 'exclamation' },
  SENT: { tone: 'green', icon: 'check' },
  FAILED: { tone: 'red', icon: 'warning', outlined: true },
  NO_ADDRESS: { tone: 'grey', icon: 'minus' },
};
const rentAdjustment: Readonly<Record<RentAdjustmentStatus, StyleWithoutLabel>> = {
  SCHEDULED: { tone: 'blue', icon: 'calendar' },
  EXECUTED: { tone: 'green', icon: 'check' },
};
const entity: Readonly<Record<'UTHYRD' | 'VAKANT', StyleWithoutLabel>> = {
  UTHYRD: { tone: 'green', icon: 'key' },
  VAKANT: { tone: 'gold', icon: 'door' },
};
const event: Readonly<Record<EventType, StyleWithoutLabel>> = {
  INFO: { tone: 'blue', icon: 'info' },
  WARNING: { tone: 'gold', icon: 'exclamation' },
  IMPORTANT: { tone: 'red', icon: 'warning' },
  OTHER: { tone: 'grey', icon: 'minus' },
};
const inspection: Readonly<Record<InspectionStatus, StyleWithoutLabel>> = {
  OVERDUE: { tone: 'red', icon: 'exclamation' },
  DUE: { tone: 'gold', icon: 'clock' },
  PLANNED: { tone: 'blue', icon: 'calendar' },
  UNKNOWN: { tone: 'grey', icon: 'info', outlined: true },
  DONE: { tone: 'green', icon: 'check' },
};
const inspectionResult: Readonly<Record<InspectionResult, StyleWithoutLabel>> = {
  APPROVED: { tone: 'green', icon: 'check' },
  REMARKS: { tone: 'gold', icon: 'warning' },
  REJECTED: { tone: 'red', icon: 'stop' },
};
/** The label, tone and icon of every status. The labels come from the contract; those of `entity` are in status.texts. */
export const statusStyles = {
  invoice: withLabels(invoice, (status) => invoiceStatusLabel[status]),
  lease: withLabels(lease, (status) => leaseStateDisplay[status].title),
  ticket: withLabels(ticket, (status) => ticketStatusLabel[status]),
  maintenance: withLabels(maintenance, (status) => maintenanceStatusLabel[status]),
  task: withLabels(task, (status) => taskStatusLabel[status]),
  move: withLabels(move, (kind) => moveLabel[kind]),
  tenant: withLabels(tenant, (status) => tenantStatusLabel[status]),
  portal: withLabels(portal, (status) => portalStateLabel[status]),
  run: withLabels(run, (status) => jobRunStatusLabel[status]),
  outcome: withLabels(outcome, (status) => jobRunOutcomeLabel[status]),
  message: withLabels(message, (status) => recipientStatusLabel[status]),
  rentAdjustment: withLabels(rentAdjustment, (status) => rentAdjustmentStatusLabel[status]),
  entity: withLabels(entity, (status) => statusTexts[status]),
  inspection: withLabels(inspection, (status) => inspectionStatusLabel[status]),
  inspectionResult: withLabels(inspectionResult, (result) => inspectionResultLabel[result]),
  event: withLabels(event, (type) => eventTypeLabel[type]),
} as const;
export type StatusKind = keyof typeof statusStyles;
