import { intervalSuffix, type LeaseRow, leaseCalls } from '@husrum/contract/lease';
import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { DateText, EmptyState, LeaseStatusTag, Money, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useEntityLeases } from './lease.queries';
import { leaseTexts } from './lease.texts';

const columns: readonly Column<LeaseRow>[] = [
  {
    key: 'status',
    title: leaseTexts.columns.status,
    noWrap: true,
    render: ({ state, stop, terminated }) => (
      <LeaseStatusTag status={state.status} stop={stop} terminated={terminated} />
    ),
  },
  {
    key: 'tenant',
    title: leaseTexts.columns.primaryTenant,
    main: true,
    render: ({ primary_tenant }) => primary_tenant?.name ?? '–',
  },
  {
    key: 'start',
    title: leaseTexts.columns.start,
    noWrap: true,
    render: ({ start }) => <DateText value={start} />,
  },
  {
    key: 'stop',
    title: leaseTexts.columns.stop,
    noWrap: true,
    render: ({ stop }) => <DateText value={stop} empty={leaseTexts.ongoing} />,
  },
  {
    key: 'total',
    title: leaseTexts.columns.rent,
    numeric: true,
    render: ({ total, payment_interval }) => <Money value={total} per={intervalSuffix[payment_interval]} />,
  },
];

const isPast = ({ state }: LeaseRow): boolean => state.status === 'inactive';
const runsUntilFurtherNotice = ({ state, stop }: LeaseRow): boolean =>
  state.status !== 'inactive' && stop === null;

/** The current and coming leases of an object, and below them the past ones. The button to let it is hidden while a lease runs until further notice. */
export default function EntityLeasesPanel({ entityId }: { entityId: number }) {
  const query = useEntityLeases(entityId);
  return (
    <QueryContent query={query} skeleton={<RowsSkeleton rows={3} />} compact>
      {(leases) => <Leases entityId={entityId} leases={leases} />}
    </QueryContent>
  );
}

const Leases = ({ entityId, leases }: { entityId: number; leases: readonly LeaseRow[] }) => {
  const navigate = useAppNavigate();
  const past = leases.filter(isPast);
  const { title } = panels['entity.leases'];
  const renderTable = (label: string, rows: readonly LeaseRow[], empty: string) => (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLink={(row) => routes.lease.detail({ id: row.id })}
      empty={<EmptyState kind="nothing" compact title={empty} />}
    />
  );
  return (
    <>
      <Section
        title={title}
        flush
        extra={
          !leases.some(runsUntilFurtherNotice) && (
            <Button
              call={leaseCalls.create}
              type="primary"
              onClick={() => navigate(routes.lease.create({}, { entity: entityId }))}
            >
              {leaseTexts.let}
            </Button>
          )
        }
      >
        {renderTable(
          title,
          leases.filter((lease) => !isPast(lease)),
          leaseTexts.vacant,
        )}
      </Section>
      {past.length > 0 && (
        <Section title={leaseTexts.past} flush>
          {renderTable(leaseTexts.past, past, '')}
        </Section>
      )}
    </>
  );
};
