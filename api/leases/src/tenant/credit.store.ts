import { naturalSortKey, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** The tenant's credit with each company, in öre: payments minus allocations, where that is positive. */
export const listCredits = (
  tx: Tx,
  tenantId: number,
): Promise<{ companyId: number | null; companyName: string | null; ore: number }[]> =>
  tx
    .selectFrom('payment')
    .leftJoin('company', 'company.id', 'payment.company_id')
    .select(['payment.company_id as companyId', 'company.name as companyName'])
    .select(
      sql<number>`(sum(payment.amount_ore) - sum(coalesce((select sum(amount_ore) from allocation
        where payment_id = payment.id), 0)))::bigint`.as('ore'),
    )
    .where('payment.tenant_id', '=', tenantId)
    .groupBy(['payment.company_id', 'company.name'])
    .having(
      sql<boolean>`sum(payment.amount_ore) > sum(coalesce((select sum(amount_ore) from allocation
        where payment_id = payment.id), 0))`,
    )
    .orderBy(naturalSortKey('company.name'))
    .execute();
