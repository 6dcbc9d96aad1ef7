import { type EventType, eventTypeLabel } from '@husrum/contract/event';
import { type InvoiceStatus, invoiceStatusLabel } from '@husrum/contract/invoice';
import { type RunOutcome, type RunStatus, runOutcomeLabel, runStatusLabel } from '@husrum/contract/job-run';
import { type LeaseState, leaseStateLook } from '@husrum/contract/lease';
import { type RentAdjustmentStatus, rentAdjustmentStatusLabel } from '@husrum/contract/rent-adjustment';
import {
  type PortalState,
  portalStateLabel,
  type TenantStatus,
  tenantStatusLabel,
} from '@husrum/contract/tenant';
import { type TicketStatus, ticketStatusLabel } from '@husrum/contract/ticket';
import type { ToneName } from '../theme/palette';
import type { StatusIcon } from './status-icons';

export interface Look {
  readonly label: string;
  readonly tone: ToneName;
  readonly icon: StatusIcon;
  /** Struck through: it no longer counts. */
  readonly struck?: boolean;
  /** Framed: somebody must act. */
  readonly outlined?: boolean;
}

type Drawn = Omit<Look, 'label'>;
const labelled = <S extends string>(
  drawn: Readonly<Record<S, Drawn>>,
  labelOf: (status: S) => string,
): ReadonlyMap<string, Look> =>
  new Map(
    Object.entries<Drawn>(drawn).flatMap(([status, look]) =>
      isKey(drawn, status) ? [[status, { ...look, label: labelOf(status) }]] : [],
    ),
  );
const isKey = <S extends string>(of: Readonly<Record<S, unknown>>, key: string): key is S => key in of;

const invoice: Readonly<Record<InvoiceStatus, Drawn>> = {
  EDIT: { tone: 'grey', icon: 'edit' },
  REVIEW: { tone: 'purple', icon: 'eye' },
  READY: { tone: 'blue', icon: 'send' },
  PENDING_PAYMENT: { tone: 'cyan', icon: 'clock' },
  PARTIALLY_PAYED: { tone: 'gold', icon: 'part' },
  PAYED: { tone: 'green', icon: 'check' },
  OVERDUE: { tone: 'red', icon: 'exclamation' },
  CREDITED: { tone: 'grey', icon: 'undo', struck: true },
  CANCELLED: { tone: 'grey', icon: 'stop', struck: true },
  ERROR: { tone: 'red', icon: 'warning', outlined: true },
};
const lease: Readonly<Record<LeaseState, Drawn>> = {
  active: { tone: 'green', icon: 'check' },
  planned: { tone: 'blue', icon: 'calendar' },
  ending: { tone: 'gold', icon: 'clock' },
  inactive: { tone: 'grey', icon: 'stop' },
};
const ticket: Readonly<Record<TicketStatus, Drawn>> = {
  NEW: { tone: 'blue', icon: 'bell' },
  OPEN: { tone: 'gold', icon: 'clock' },
  RESOLVED: { tone: 'green', icon: 'check' },
};
const tenant: Readonly<Record<TenantStatus, Drawn>> = {
  ACTIVE: { tone: 'green', icon: 'check' },
  INACTIVE: { tone: 'grey', icon: 'stop' },
};
const portal: Readonly<Record<PortalState, Drawn>> = {
  ACTIVE: { tone: 'green', icon: 'check' },
  INVITED: { tone: 'blue', icon: 'send' },
  NOT_INVITED: { tone: 'grey', icon: 'minus' },
};
const run: Readonly<Record<RunStatus, Drawn>> = {
  RUNNING: { tone: 'blue', icon: 'clock' },
  DONE: { tone: 'green', icon: 'check' },
  FAILED: { tone: 'red', icon: 'warning', outlined: true },
};
const outcome: Readonly<Record<RunOutcome, Drawn>> = {
  MADE: { tone: 'green', icon: 'check' },
  SKIPPED: { tone: 'grey', icon: 'minus' },
  FAILED: { tone: 'red', icon: 'warning', outlined: true },
};
const rentAdjustment: Readonly<Record<RentAdjustmentStatus, Drawn>> = {
  SCHEDULED: { tone: 'blue', icon: 'calendar' },
  EXECUTED: { tone: 'green', icon: 'check' },
};
const event: Readonly<Record<EventType, Drawn>> = {
  INFO: { tone: 'blue', icon: 'info' },
  WARNING: { tone: 'gold', icon: 'exclamation' },
  IMPORTANT: { tone: 'red', icon: 'warning' },
  OTHER: { tone: 'grey', icon: 'minus' },
};
const fixed = (looks: Readonly<Record<string, Look>>): ReadonlyMap<string, Look> =>
  new Map(Object.entries(looks));

/** The one vocabulary of statuses. Labels belong to the contract where it has them. */
export const statusLooks = {
  invoice: labelled(invoice, (status) => invoiceStatusLabel[status]),
  lease: labelled(lease, (status) => leaseStateLook[status].title),
  ticket: labelled(ticket, (status) => ticketStatusLabel[status]),
  tenant: labelled(tenant, (status) => tenantStatusLabel[status]),
  portal: labelled(portal, (status) => portalStateLabel[status]),
  run: labelled(run, (status) => runStatusLabel[status]),
  outcome: labelled(outcome, (status) => runOutcomeLabel[status]),
  rentAdjustment: labelled(rentAdjustment, (status) => rentAdjustmentStatusLabel[status]),
  entity: fixed({
    UTHYRD: { label: 'Uthyrd', tone: 'green', icon: 'key' },
    VAKANT: { label: 'Vakant', tone: 'gold', icon: 'door' },
  }),
  event: labelled(event, (type) => eventTypeLabel[type]),
} as const;
export type StatusKind = keyof typeof statusLooks;
