import { listCredits } from '@husrum/api-leases';
import { type RequestContext, requireRow } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { creditCalls } from '@husrum/contract/credit';
import { formatOre } from '@husrum/format';
import { type InvoiceOffset, settleOpenInvoices } from '../invoice/offset-credit';
import { lockOpenInvoices } from '../invoice/open-invoices.store';
import { toSettledInvoices } from '../invoice/settled-invoices';
import { creditTexts } from './credit.texts';

type OffsetCall = typeof creditCalls.offset;

/**
 * Uses a tenant's credit with a company (null: with all) on the open invoices of the same company, the oldest due date first
 * (docs/domain-rules.md, D-14).
 */
export const offsetTenantCredit = async (
  { tx, clock, account: { userId } }: RequestContext,
  tenantId: number,
  companyId: number | null,
): Promise<ResponseOf<OffsetCall>> => {
  await requireRow(tx, 'tenant', tenantId);
  if (companyId !== null) await requireRow(tx, 'company', companyId);
  const credits = (await listCredits(tx, tenantId)).filter(
    (credit) => companyId === null || credit.companyId === companyId,
  );
  const offsets: InvoiceOffset[] = [];
  for (const credit of credits) {
    const creditKey = { tenantId, companyId: credit.companyId };
    const open = await lockOpenInvoices(tx, creditKey);
    offsets.push(...(await settleOpenInvoices(tx, creditKey, open, { userId, today: clock.today() })));
  }
  const ore = offsets.reduce((sum, offset) => sum + offset.ore, 0);
  return {
    message: ore === 0 ? creditTexts.nothingOpen : creditTexts.settled(offsets.length, formatOre(ore)),
    settled: await toSettledInvoices(tx, offsets),
  };
};
