import type { Tx } from '../platform/db';

/** The tenant's payments minus what is allocated to invoices, in öre. */
export const sumCreditOre = async (tx: Tx, tenantId: number): Promise<number> => {
  const paid = await tx
    .selectFrom('payment')
    .select(({ fn }) => fn.sum<string>('amount_ore').as('ore'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const used = await tx
    .selectFrom('allocation')
    .innerJoin('payment', 'payment.id', 'allocation.payment_id')
    .select(({ fn }) => fn.sum<string>('allocation.amount_ore').as('ore'))
    .where('payment.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(paid.ore ?? 0) - Number(used.ore ?? 0);
};
