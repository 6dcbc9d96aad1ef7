import { intervalSuffix, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { useAppNavigate } from '@husrum/platform';
import { DateText, EmptyState, EntityLabel, LeaseStatusTag, Money, Section, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { tenantTexts } from './tenant.texts';

type Row = Tenant['leases'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'status',
    title: tenantTexts.leaseColumns.status,
    noWrap: true,
    render: ({ status, stop, terminated }) => (
      <LeaseStatusTag status={status} stop={stop} terminated={terminated} />
    ),
  },
  {
    key: 'object',
    title: tenantTexts.leaseColumns.entity,
    main: true,
    render: ({ entity }) => <EntityLabel entity={entity} />,
  },
  {
    key: 'primary',
    title: tenantTexts.leaseColumns.role,
    noWrap: true,
    hideOnMobile: true,
    render: ({ primary }) => primary && <ToneTag tone="blue">{tenantTexts.primary}</ToneTag>,
  },
  {
    key: 'start',
    title: tenantTexts.leaseColumns.start,
    noWrap: true,
    render: ({ start }) => <DateText value={start} />,
  },
  {
    key: 'stop',
    title: tenantTexts.leaseColumns.stop,
    noWrap: true,
    render: ({ stop }) => <DateText value={stop} empty={tenantTexts.ongoing} />,
  },
  {
    key: 'total',
    title: tenantTexts.leaseColumns.rent,
    numeric: true,
    render: ({ total, payment_interval }) => <Money value={total} per={intervalSuffix[payment_interval]} />,
  },
];

/** Current, coming and past leases of the tenant. */
export const TenantLeases = ({ tenant: { id, leases } }: { tenant: Tenant }) => {
  const navigate = useAppNavigate();
  const letButton = (
    <Button call={leaseCalls.create} onClick={() => navigate(routes.lease.create({}, { tenant: id }))}>
      {tenantTexts.let}
    </Button>
  );
  return (
    <Section title={tenantTexts.leases} extra={letButton} flush>
      <DataTable
        label={tenantTexts.leases}
        columns={columns}
        rows={leases}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.lease.detail({ id: row.id })}
        empty={<EmptyState kind="nothing" compact title={tenantTexts.noLeases} />}
      />
    </Section>
  );
};
