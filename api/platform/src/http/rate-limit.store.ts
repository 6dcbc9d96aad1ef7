import { sql } from 'kysely';
import type { Database } from '../db/database';

/** The requests of a caller in a window of time that other processes count, too. */
export interface CountedRequests {
  readonly requests: number;
  readonly millisecondsLeft: number;
}

/** Adds requests of a caller, and returns those of all processes. A window that has ended begins anew. In real time. */
export const addRequests = (
  db: Database,
  { digest, requests, windowMs }: { digest: string; requests: number; windowMs: number },
): Promise<CountedRequests> =>
  db.system(async (tx) => {
    const { rows } = await sql<{ requests: number; milliseconds: number }>`
      insert into rate_limit as counted (digest, requests, ends_at)
      values (${digest}, ${requests}, clock_timestamp() + ${windowMs}::float8 * interval '1 millisecond')
      on conflict (digest) do update set
        requests = excluded.requests + case when counted.ends_at > clock_timestamp() then counted.requests else 0 end,
        ends_at = case when counted.ends_at > clock_timestamp() then counted.ends_at else excluded.ends_at end
      returning requests, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000)::int as milliseconds`.execute(
      tx,
    );
    return { requests: rows[0]?.requests ?? requests, millisecondsLeft: rows[0]?.milliseconds ?? windowMs };
  });
