import type { ExcludedInvoice, PlannedReminder, ReminderRow } from '@husrum/contract/reminder';
import { formatDateTime } from '@husrum/format';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { reminderTexts as texts } from './reminder.texts';
import { ReminderStateTag } from './reminder-state-tag';

export const reminderSortable = ['created_at', 'sent_at', 'tenant', 'owed', 'level', 'state'] as const;

const tenantOf = ({ tenant, company }: Pick<ReminderRow, 'tenant' | 'company'>) => (
  <>
    {tenant.name} <span className="h-muted">{company.name}</span>
  </>
);

export const reminderColumns: readonly Column<ReminderRow, (typeof reminderSortable)[number]>[] = [
  { key: 'tenant', title: texts.tenant, sort: 'tenant', wrap: true, render: tenantOf },
  {
    key: 'level',
    title: texts.level,
    sort: 'level',
    noWrap: true,
    render: ({ level }) => texts.levelOf(level),
  },
  {
    key: 'invoices',
    title: texts.invoices,
    numeric: true,
    hideOnMobile: true,
    render: ({ invoices }) => invoices,
  },
  {
    key: 'owed',
    title: texts.owed,
    sort: 'owed',
    numeric: true,
    render: ({ owed }) => <Money value={owed} />,
  },
  {
    key: 'fee',
    title: texts.fee,
    numeric: true,
    hideOnMobile: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  {
    key: 'created_at',
    title: texts.written,
    sort: 'created_at',
    noWrap: true,
    hideOnMobile: true,
    render: ({ created_at }) => <span className="h-number">{formatDateTime(created_at)}</span>,
  },
  {
    key: 'sent_at',
    title: texts.sent,
    sort: 'sent_at',
    noWrap: true,
    render: ({ sent_at }) =>
      sent_at === null ? '–' : <span className="h-number">{formatDateTime(sent_at)}</span>,
  },
  {
    key: 'state',
    title: texts.state,
    sort: 'state',
    noWrap: true,
    render: ({ state }) => <ReminderStateTag state={state} />,
  },
];

export const previewSortable = ['tenant', 'company', 'owed', 'days_late', 'level'] as const;

export const previewColumns: readonly Column<PlannedReminder, (typeof previewSortable)[number]>[] = [
  { key: 'tenant', title: texts.tenant, sort: 'tenant', wrap: true, render: ({ tenant }) => tenant.name },
  {
    key: 'company',
    title: texts.company,
    sort: 'company',
    wrap: true,
    render: ({ company }) => company.name,
  },
  {
    key: 'invoices',
    title: texts.invoices,
    wrap: true,
    render: ({ invoices }) => (
      <ul className="e-reminder__invoices">
        {invoices.map(({ id, reference, due_at, left }) => (
          <li key={id}>{texts.invoiceLine(reference, due_at, left)}</li>
        ))}
      </ul>
    ),
  },
  {
    key: 'level',
    title: texts.level,
    sort: 'level',
    noWrap: true,
    render: ({ level }) => texts.levelOf(level),
  },
  {
    key: 'days_late',
    title: texts.late,
    sort: 'days_late',
    numeric: true,
    render: ({ days_late }) => days_late,
  },
  {
    key: 'owed',
    title: texts.owed,
    sort: 'owed',
    numeric: true,
    render: ({ owed }) => <Money value={owed} />,
  },
  { key: 'fee', title: texts.fee, numeric: true, render: ({ fee }) => <Money value={fee} /> },
  {
    key: 'how',
    title: '',
    noWrap: true,
    render: ({ has_email }) => !has_email && <span className="h-muted">{texts.byHand}</span>,
  },
];

export const excludedSortable = ['tenant', 'company', 'left', 'due_at', 'exclusion'] as const;

export const excludedColumns: readonly Column<ExcludedInvoice, (typeof excludedSortable)[number]>[] = [
  { key: 'reference', title: texts.reference, noWrap: true, render: ({ reference }) => reference ?? '–' },
  { key: 'tenant', title: texts.tenant, sort: 'tenant', wrap: true, render: ({ tenant }) => tenant },
  {
    key: 'company',
    title: texts.company,
    sort: 'company',
    wrap: true,
    hideOnMobile: true,
    render: ({ company }) => company?.name ?? '–',
  },
  {
    key: 'due_at',
    title: texts.due,
    sort: 'due_at',
    noWrap: true,
    render: ({ due_at }) => <DateText value={due_at} />,
  },
  {
    key: 'left',
    title: texts.left,
    sort: 'left',
    numeric: true,
    render: ({ left }) => <Money value={left} />,
  },
  { key: 'exclusion', title: texts.reason, sort: 'exclusion', wrap: true, render: ({ reason }) => reason },
];
