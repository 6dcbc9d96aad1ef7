import { perInterval } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { useGo } from '@husrum/platform';
import { DateText, EmptyState, Money, Section, StatusTag, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { texts } from './tenant.texts';

type Row = Tenant['leases'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'status',
    title: 'Status',
    tight: true,
    render: ({ status }) => <StatusTag kind="lease" value={status} />,
  },
  { key: 'object', title: 'Objekt', main: true, render: ({ entity }) => entity.name },
  {
    key: 'primary',
    title: 'Roll',
    tight: true,
    hideOnMobile: true,
    render: ({ primary }) => primary && <ToneTag tone="blue">Primär</ToneTag>,
  },
  { key: 'start', title: 'Start', tight: true, render: ({ start }) => <DateText value={start} /> },
  {
    key: 'stop',
    title: 'Slut',
    tight: true,
    render: ({ stop }) => <DateText value={stop} empty="tills vidare" />,
  },
  {
    key: 'total',
    title: 'Hyra',
    numeric: true,
    render: ({ total, payment_interval }) => <Money value={total} per={perInterval[payment_interval]} />,
  },
];

/** What the tenant rents and has rented. */
export const TenantLeases = ({ tenant: { id, leases } }: { tenant: Tenant }) => {
  const go = useGo();
  const let_ = <Button onClick={() => go(routes.lease.create({}, { tenant: id }))}>{texts.let}</Button>;
  return (
    <Section title={texts.leases} extra={let_} flush>
      <DataTable
        label={texts.leases}
        columns={columns}
        rows={leases}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.lease.detail({ id: row.id })}
        empty={<EmptyState kind="nothing" compact title={texts.noLeases} />}
      />
    </Section>
  );
};
