import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { enqueueInvoiceUpdate } from './accounting-changes';
import { changeInvoice, lockInvoices } from './invoice.store';
import { listUnsentInvoiceIdsOfCompany } from './lease-invoices.store';
import { applyTenantCredit } from './offset-credit';
import { findInvoiceProblem } from './recalculate-invoice';
import { refreshInvoiceStatuses } from './refresh-invoice-status';

/**
 * Checks each unsent invoice of a company again after a change of its settings. An invoice that only lacked a number becomes
 * ready when the company gets it, and ERROR when the company removes it (docs/domain-rules.md, D-8).
 */
export const recheckUnsentInvoices = async (tx: Tx, companyId: number, today: LocalDate): Promise<void> => {
  const changed: number[] = [];
  for (const invoice of await lockInvoices(tx, await listUnsentInvoiceIdsOfCompany(tx, companyId))) {
    const error = await findInvoiceProblem(tx, invoice);
    if (error === invoice.error) continue;
    await changeInvoice(tx, invoice.id, { error });
    if (error === null) await enqueueInvoiceUpdate(tx, invoice, null);
    if (error === null && invoice.stage === 'READY') await applyTenantCredit(tx, invoice);
    changed.push(invoice.id);
  }
  await refreshInvoiceStatuses(tx, changed, today);
};
