import { selectLeases } from '@husrum/api-leases';
import { loadHouses } from '@husrum/api-objects';
import { equalsAny, type Tx, withinDays } from '@husrum/api-platform';
import type { Move } from '@husrum/contract/calendar';
import { compareDates, compareSwedish, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** The first and the last day that the calendar shows, and the company; all companies when it is left out. */
export interface CalendarWindow {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly company_id?: number | undefined;
}

/** The leases that start or stop in the window, also archived ones. Nobody moves when a lease was called off. */
const findMovingLeaseIds = async (tx: Tx, { from, to, company_id }: CalendarWindow): Promise<number[]> => {
  const rows = await tx
    .selectFrom('lease')
    .select('lease.id')
    .where((eb) =>
      eb.or([withinDays(sql.ref('lease.start'), from, to), withinDays(sql.ref('lease.stop'), from, to)]),
    )
    .where(sql<boolean>`lease_has_days(lease.start, lease.stop)`)
    .$if(company_id !== undefined, (leases) =>
      leases.where('lease.entity_id', 'in', (eb) =>
        eb
          .selectFrom('entity')
          .select('entity.id')
          .where('entity.company_id', '=', company_id ?? 0),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
};

const findLeases = (tx: Tx, ids: readonly number[]) =>
  selectLeases(tx)
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'entity.address',
      'entity.city',
      'company.id as company_id',
      'company.name as company_name',
      'tenant.id as tenant_id',
      'tenant.name as tenant_name',
      sql<string>`greatest(lease.updated_at, entity.updated_at, tenant.updated_at)`.as('updated_at'),
    ])
    // An array instead of `in`: a window of many months has thousands of ids.
    .where(equalsAny('lease.id', ids))
    .execute();
type MovingLease = Awaited<ReturnType<typeof findLeases>>[number];

const toMoves = (lease: MovingLease, house: string | null): Move[] => {
  const move = {
    lease_id: lease.id,
    entity: { id: lease.entity_id, name: lease.entity_name, house },
    company: { id: lease.company_id, name: lease.company_name },
    address: [lease.address, lease.city].filter(Boolean).join(', ') || null,
    tenant:
      lease.tenant_id === null || lease.tenant_name === null
        ? null
        : { id: lease.tenant_id, name: lease.tenant_name },
    updated_at: lease.updated_at,
  };
  return [
    { ...move, kind: 'MOVE_IN', date: lease.start },
    ...(lease.stop === null ? [] : [{ ...move, kind: 'MOVE_OUT' as const, date: lease.stop }]),
  ];
};

/** Every move of the window by day, move-ins first. One lease can give both. */
export const listMoves = async (tx: Tx, window: CalendarWindow): Promise<Move[]> => {
  const ids = await findMovingLeaseIds(tx, window);
  if (ids.length === 0) return [];
  const leases = await findLeases(tx, ids);
  const houses = await loadHouses(tx, [...new Set(leases.map(({ entity_id }) => entity_id))]);
  return leases
    .flatMap((lease) => toMoves(lease, houses.get(lease.entity_id) ?? null))
    .filter(({ date }) => date >= window.from && date <= window.to)
    .sort(
      (a, b) =>
        compareDates(a.date, b.date) ||
        a.kind.localeCompare(b.kind) ||
        compareSwedish(a.entity.name, b.entity.name) ||
        a.lease_id - b.lease_id,
    );
};
