import { type TicketRow, ticketPriorityLabel, ticketTypeLabel } from '@husrum/contract/ticket';
import { formatEntityName } from '@husrum/format';
import { DateText, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { ticketTexts } from './ticket.texts';
import { TicketDueDay } from './ticket-due-day';
import type { TargetType } from './ticket-target.queries';

export const ticketSortable = [
  'reference',
  'subject',
  'type',
  'status',
  'priority',
  'due_at',
  'responsible',
  'created_at',
] as const;
export const panelSortable = ['subject', 'status', 'created_at'] as const;

type TicketColumn<K extends string> = Column<TicketRow, K>;

const reference: TicketColumn<'reference'> = {
  key: 'reference',
  title: ticketTexts.columns.reference,
  sort: 'reference',
  noWrap: true,
  hideOnMobile: true,
  render: (row) => row.reference,
};
const subject: TicketColumn<'subject'> = {
  key: 'subject',
  title: ticketTexts.columns.subject,
  sort: 'subject',
  main: true,
  wrap: true,
  render: (row) => row.subject,
};
const status: TicketColumn<'status'> = {
  key: 'status',
  title: ticketTexts.columns.status,
  sort: 'status',
  noWrap: true,
  render: (row) => <StatusTag kind="ticket" value={row.status} />,
};
const type: TicketColumn<'type'> = {
  key: 'type',
  title: ticketTexts.columns.type,
  sort: 'type',
  noWrap: true,
  render: (row) => ticketTypeLabel[row.type],
};
const target: TicketColumn<never> = {
  key: 'about',
  title: ticketTexts.columns.target,
  wrap: true,
  render: ({ entity, tenant }) =>
    [entity && formatEntityName(entity), tenant?.name].filter(Boolean).join(' · ') || ticketTexts.unlinked,
};
const priority: TicketColumn<'priority'> = {
  key: 'priority',
  title: ticketTexts.columns.priority,
  sort: 'priority',
  noWrap: true,
  render: (row) => ticketPriorityLabel[row.priority],
};
const dueDay: TicketColumn<'due_at'> = {
  key: 'due_at',
  title: ticketTexts.columns.dueDay,
  sort: 'due_at',
  noWrap: true,
  render: (row) => <TicketDueDay ticket={row} />,
};
const responsible: TicketColumn<'responsible'> = {
  key: 'responsible',
  title: ticketTexts.columns.responsible,
  sort: 'responsible',
  wrap: true,
  render: (row) => row.responsible?.name ?? <span className="h-muted">–</span>,
};
const created: TicketColumn<'created_at'> = {
  key: 'created_at',
  title: ticketTexts.columns.created,
  sort: 'created_at',
  noWrap: true,
  render: (row) => <DateText value={row.created_at} />,
};

export const ticketColumns: readonly TicketColumn<(typeof ticketSortable)[number]>[] = [
  reference,
  subject,
  status,
  type,
  target,
  priority,
  dueDay,
  responsible,
  created,
];
/**
 * The columns on the page of an object or a tenant. The page of an activity has those of an object. The tickets of an object include
 * those of what lies in it.
 */
export const panelColumns: Readonly<
  Record<TargetType, readonly TicketColumn<(typeof panelSortable)[number]>[]>
> = {
  entity: [subject, target, status, created],
  tenant: [subject, status, created],
};
/** The columns on the dashboard, where all tickets are new and sorting is off. */
export const newTicketColumns: readonly TicketColumn<string>[] = [subject, target, created].map(
  ({ sort, ...column }) => column,
);
