import { naturalSortKey, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

const creditOre = sql<number>`sum(unallocated_ore(payment.id, payment.amount_ore))::bigint`;

/** The tenant's credit with each company, in öre: payments minus allocations, where that is positive. */
export const listCredits = (
  tx: Tx,
  tenantId: number,
): Promise<{ companyId: number | null; companyName: string | null; ore: number }[]> =>
  tx
    .selectFrom('payment')
    .leftJoin('company', 'company.id', 'payment.company_id')
    .select(['payment.company_id as companyId', 'company.name as companyName'])
    .select(creditOre.as('ore'))
    .where('payment.tenant_id', '=', tenantId)
    .groupBy(['payment.company_id', 'company.name'])
    .having(creditOre, '>', 0)
    .orderBy(naturalSortKey('company.name'))
    .execute();
