import type { Tx } from '@husrum/api-platform';
import { leaseState } from '@husrum/api-rent';
import { describeLeaseState, type NoticeType } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

interface TerminatedLease {
  id: number;
  start: string;
  stop: string;
  notice_length: number;
  notice_type: NoticeType;
}

/** The state of those of the leases that are terminated and still run, by id: `Uppsagd, slutar 2027-02-28`. */
export const describeTerminatedLeases = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<TerminatedLease>`
    select id, start, stop, notice_length, notice_type from lease
    where id = any (${[...ids]}::bigint[]) and terminated_at is not null and stop is not null`.execute(tx);
  return new Map(
    rows.flatMap(({ id, start, stop, notice_length, notice_type }) => {
      const terms = { start, stop, noticeLength: notice_length, noticeType: notice_type, terminated: true };
      const status = leaseState(terms, today);
      return status === 'ending' ? [[id, describeLeaseState({ status, stop, terminated: true }).title]] : [];
    }),
  );
};
