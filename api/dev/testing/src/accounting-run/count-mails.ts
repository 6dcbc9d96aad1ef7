import type { JobPlatform } from '@husrum/api-platform/testing';
import { sql } from 'kysely';
import type { Business } from './business';

/** The number of invoices that were mailed. Throws if one was mailed twice. */
export const countMails = (platform: JobPlatform, { businessId }: Business): Promise<number> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ n: number; doubled: number }>`
      select coalesce(sum(n), 0)::int as n, count(*) filter (where n > 1)::int as doubled from (
        select count(a.id) as n from invoicebase i join mail_attachment a on a.name = i.pdf_name
        where i.kind <> 'CREDIT' group by i.id) counted`.execute(tx);
    if ((rows[0]?.doubled ?? 0) > 0) throw new Error(`${rows[0]?.doubled} invoices were mailed twice`);
    return rows[0]?.n ?? 0;
  });
