import { selectLeases } from '@husrum/api-leases';
import { entityHouse } from '@husrum/api-objects';
import { equalsAny, type Tx } from '@husrum/api-platform';
import type { IndexRunStatus } from '@husrum/contract/index-run';
import { sql } from 'kysely';

interface RunSummary {
  id: number;
  year: number;
  status: IndexRunStatus;
  by: string | null;
  created_at: string;
  finished_at: string | null;
  waiting: number;
  done: number;
  left_out: number;
  failed: number;
  undone: number;
  old_year_ore: number;
  new_year_ore: number;
  letters_sent: number;
  letters_waiting: number;
  letters_failed: number;
  letters_on_paper: number;
}

/** Runs with what has become of their rows and letters. A rent that did not change has no letter. */
export const findRunSummaries = async (tx: Tx, ids: readonly number[]): Promise<RunSummary[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<RunSummary>`
    select run.id, run.year, run.status, user_account.name as by, run.created_at, run.finished_at,
      count(row.id) filter (where row.state = 'WAITING') as waiting,
      count(row.id) filter (where row.state = 'DONE') as done,
      count(row.id) filter (where row.state = 'LEFT_OUT') as left_out,
      count(row.id) filter (where row.state = 'FAILED') as failed,
      count(row.id) filter (where row.state = 'UNDONE') as undone,
      coalesce(sum(row.old_year_ore) filter (where row.state = 'DONE'), 0)::bigint as old_year_ore,
      coalesce(sum(row.new_year_ore) filter (where row.state = 'DONE'), 0)::bigint as new_year_ore,
      count(row.id) filter (where letter.is_due and row.sent_at is not null and row.mail_error is null) as letters_sent,
      count(row.id) filter (where letter.is_due and row.sent_at is null and row.mail_error is null
        and row.mail_wanted_at is not null) as letters_waiting,
      count(row.id) filter (where letter.is_due and row.mail_error is not null) as letters_failed,
      count(row.id) filter (where letter.is_due and row.sent_at is null and tenant.email is null) as letters_on_paper
    from index_run run
    left join user_account on user_account.id = run.user_id
    left join index_run_row row on row.index_run_id = run.id
    left join lease_tenant on lease_tenant.lease_id = row.lease_id and lease_tenant.is_primary
    left join tenant on tenant.id = lease_tenant.tenant_id
    cross join lateral (select row.state = 'DONE' and row.rent_adjustment_id is not null as is_due) letter
    where ${equalsAny('run.id', ids)}
    group by run.id, user_account.name`.execute(tx);
  return rows;
};

/** Rows of runs with their objects, companies and tenants. */
export const findRunRows = (tx: Tx, ids: readonly number[]) =>
  selectLeases(tx)
    .innerJoin('index_run_row', 'index_run_row.lease_id', 'lease.id')
    .selectAll('index_run_row')
    .select([
      'entity.id as entity_id',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'company.name as company',
      'tenant.name as tenant',
      'tenant.email as email',
    ])
    .where(equalsAny('index_run_row.id', ids))
    .execute();
