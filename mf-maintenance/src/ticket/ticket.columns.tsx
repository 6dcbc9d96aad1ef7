import { type TicketRow, ticketTypeLabel } from '@husrum/contract/ticket';
import { DateText, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { texts } from './ticket.texts';

export const ticketSortable = ['reference', 'subject', 'type', 'status', 'created_at'] as const;
export const panelSortable = ['subject', 'status', 'created_at'] as const;

type TicketColumn<K extends string> = Column<TicketRow, K>;

const reference: TicketColumn<'reference'> = {
  key: 'reference',
  title: 'Referens',
  sort: 'reference',
  tight: true,
  hideOnMobile: true,
  render: (row) => row.reference,
};
const subject: TicketColumn<'subject'> = {
  key: 'subject',
  title: 'Ämne',
  sort: 'subject',
  main: true,
  render: (row) => row.subject,
};
const status: TicketColumn<'status'> = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  tight: true,
  render: (row) => <StatusTag kind="ticket" value={row.status} />,
};
const type: TicketColumn<'type'> = {
  key: 'type',
  title: 'Typ',
  sort: 'type',
  tight: true,
  render: (row) => ticketTypeLabel[row.type],
};
const about: TicketColumn<never> = {
  key: 'about',
  title: 'Gäller',
  render: ({ entity, tenant }) => [entity?.name, tenant?.name].filter(Boolean).join(' · ') || texts.unlinked,
};
const created: TicketColumn<'created_at'> = {
  key: 'created_at',
  title: 'Skapad',
  sort: 'created_at',
  tight: true,
  render: (row) => <DateText value={row.created_at} />,
};

export const ticketColumns: readonly TicketColumn<(typeof ticketSortable)[number]>[] = [
  reference,
  subject,
  status,
  type,
  about,
  created,
];
/** On the page of the object or the tenant, what a ticket is about is known. */
export const panelColumns: readonly TicketColumn<(typeof panelSortable)[number]>[] = [
  subject,
  status,
  created,
];
/** On the dashboard, the state is known. */
export const newColumns: readonly TicketColumn<string>[] = [subject, about, created].map(
  ({ sort, ...column }) => column,
);
