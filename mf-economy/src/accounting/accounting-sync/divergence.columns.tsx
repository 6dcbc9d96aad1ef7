import { type DivergenceRow, divergenceFieldLabel } from '@husrum/contract/accounting-sync';
import { integrationLabel } from '@husrum/contract/integration';
import type { Column } from '@husrum/ui/data';
import { accountingSyncTexts } from './accounting-sync.texts';
import { DecisionButtons } from './decision-buttons';

export const divergenceSortable = ['created_at'] as const;

export const divergenceColumns: readonly Column<DivergenceRow, (typeof divergenceSortable)[number]>[] = [
  {
    key: 'invoice',
    title: accountingSyncTexts.invoice,
    wrap: true,
    render: ({ invoice: { reference, tenant_name } }) => (
      <>
        {reference ?? accountingSyncTexts.noReference} · {tenant_name}
      </>
    ),
  },
  {
    key: 'field',
    title: accountingSyncTexts.field,
    noWrap: true,
    render: ({ field }) => divergenceFieldLabel[field],
  },
  {
    key: 'ours',
    title: accountingSyncTexts.ours,
    noWrap: true,
    render: ({ ours }) => <span className="h-number">{ours}</span>,
  },
  {
    key: 'theirs',
    title: accountingSyncTexts.theirs,
    wrap: true,
    render: ({ theirs, service }) => (
      <>
        <span className="h-number">{theirs}</span>{' '}
        <span className="h-muted">{integrationLabel[service]}</span>
      </>
    ),
  },
  {
    key: 'decide',
    title: accountingSyncTexts.decide,
    render: (divergence) => <DecisionButtons divergence={divergence} />,
  },
];
