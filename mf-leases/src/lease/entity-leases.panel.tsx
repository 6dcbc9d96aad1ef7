import { type LeaseRow, perInterval } from '@husrum/contract/lease';
import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { DateText, EmptyState, Loaded, Money, RowsSkeleton, Section, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useLeasesOfEntity } from './lease.queries';
import { texts } from './lease.texts';

const columns: readonly Column<LeaseRow>[] = [
  {
    key: 'status',
    title: 'Status',
    tight: true,
    render: ({ state }) => <StatusTag kind="lease" value={state.status} />,
  },
  {
    key: 'tenant',
    title: 'Primär hyresgäst',
    main: true,
    render: ({ primary_tenant }) => primary_tenant?.name ?? '–',
  },
  { key: 'start', title: 'Start', tight: true, render: ({ start }) => <DateText value={start} /> },
  {
    key: 'stop',
    title: 'Slut',
    tight: true,
    render: ({ stop }) => <DateText value={stop} empty={texts.ongoing} />,
  },
  {
    key: 'total',
    title: 'Hyra',
    numeric: true,
    render: ({ total, payment_interval }) => <Money value={total} per={perInterval[payment_interval]} />,
  },
];

const isPast = ({ state }: LeaseRow): boolean => state.status === 'inactive';
const goesOn = ({ state, stop }: LeaseRow): boolean => state.status !== 'inactive' && stop === null;

/** Who rents the object now and who has rented it; and the way to let it when nobody does for ever. */
export default function EntityLeasesPanel({ entityId }: { entityId: number }) {
  const query = useLeasesOfEntity(entityId);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />} compact>
      {({ data }) => <Leases entityId={entityId} leases={data} />}
    </Loaded>
  );
}

const Leases = ({ entityId, leases }: { entityId: number; leases: readonly LeaseRow[] }) => {
  const go = useGo();
  const past = leases.filter(isPast);
  const { title } = panels['entity.leases'];
  const table = (label: string, rows: readonly LeaseRow[], empty: string) => (
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
          !leases.some(goesOn) && (
            <Button type="primary" onClick={() => go(routes.lease.create({}, { entity: entityId }))}>
              {texts.let}
            </Button>
          )
        }
      >
        {table(
          title,
          leases.filter((lease) => !isPast(lease)),
          texts.vacant,
        )}
      </Section>
      {past.length > 0 && (
        <Section title={texts.past} flush>
          {table(texts.past, past, '')}
        </Section>
      )}
    </>
  );
};
