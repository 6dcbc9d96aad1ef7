import { equalsAny, type Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { sql } from 'kysely';

/** The column of a tenant with its customer number in the program. */
const column = {
  FORTNOX: 'fortnox_customer_number',
  VISMA: 'visma_customer_number',
} as const satisfies Readonly<Record<AccountingName, string>>;

/** Null takes the number away. A tenant must not be in the list twice. */
const save = async (
  tx: Tx,
  program: AccountingName,
  numbers: readonly { readonly tenantId: number; readonly number: string | null }[],
): Promise<void> => {
  const ids = numbers.map(({ tenantId }) => tenantId);
  await sql`
    update tenant set ${sql.ref(column[program])} = changed.number
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as changed ("tenantId" bigint, number text)
    where tenant.id = changed."tenantId" and ${equalsAny('tenant.id', ids)}`.execute(tx);
};

/** The numbers of tenants as customers in accounting programs, which users see. */
export const customerNumbers = { column, save };
