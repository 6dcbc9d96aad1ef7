import type { Tx } from '@husrum/api-platform';
import { invoiceProblem, invoiceTotals, settingsProblem } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { enqueueInvoiceUpdates, loadAccountingProblems, retryStoppedTasks } from './accounting-changes';
import { findAllocated, findTenantsInCredit } from './allocation.store';
import { findInvoices, type Invoice, saveRecalculatedInvoices } from './invoice.store';
import { addInvoiceEvents } from './invoice-event.store';
import {
  findCompaniesWithReview,
  findInvoicingNumbersByCompany,
  findTenantIdentifiers,
} from './invoice-party.store';
import { stageAfterChange } from './invoice-status.rules';
import { findStatusFacts } from './invoice-status.store';
import { applyTenantCredit, releaseAllocations } from './offset-credit';
import { calculateStatus, refreshInvoiceStatuses } from './refresh-invoice-status';
import { countRowsByInvoice, listRowsByInvoice, saveRowTaxes } from './rows.store';

interface Actor {
  userId: number | null;
  today: LocalDate;
}

/** Why each invoice cannot be sent, by invoice id. The result is null when it can, or when it is not generated yet. */
const findInvoiceProblems = async (
  tx: Tx,
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<number, string | null>> => {
  const companies = await findInvoicingNumbersByCompany(
    tx,
    invoices.flatMap(({ company_id }) => company_id ?? []),
  );
  const identifiers = await findTenantIdentifiers(
    tx,
    invoices.flatMap(({ tenant_id }) => tenant_id ?? []),
  );
  const rowCounts = await countRowsByInvoice(
    tx,
    invoices.map(({ id }) => id),
  );
  const accounting = await loadAccountingProblems(tx, invoices);
  const findProblem = (invoice: Invoice): string | null => {
    const { id, kind, invoice_type: type, tenant_id } = invoice;
    const { fee_ore: feeOre, tax_ore: taxOre, pay_ore: payOre } = invoice;
    if (type === null) return null;
    const company = companies.get(invoice.company_id) ?? null;
    // The rest of a credit invoice is copied from the invoice that it credits. A removed connection is no problem of it: the removal
    // makes it manual.
    if (kind === 'CREDIT')
      return (company && settingsProblem(company, { taxOre, payOre })) ?? accounting.findRefusal(invoice);
    const tenant = tenant_id === null ? null : { identifier: identifiers.get(tenant_id) ?? null };
    const rowCount = rowCounts.get(id) ?? 0;
    return (
      invoiceProblem({ kind, type, tenant, rowCount, feeOre, taxOre, payOre, company }) ??
      accounting.findProblem(invoice)
    );
  };
  return new Map(invoices.map((invoice) => [invoice.id, findProblem(invoice)]));
};

/** Why the invoice cannot be sent. The result is null when it can, or when it is not generated yet. */
export const findInvoiceProblem = async (tx: Tx, invoice: Invoice): Promise<string | null> =>
  (await findInvoiceProblems(tx, [invoice])).get(invoice.id) ?? null;

/** Saves the VAT of each row, and returns the invoices with the totals of their rows (docs/domain-rules.md, D-5, D-6). */
const calculateTotals = async (tx: Tx, invoices: readonly Invoice[]): Promise<Invoice[]> => {
  const rowsByInvoice = await listRowsByInvoice(
    tx,
    invoices.map(({ id }) => id),
  );
  const calculated = invoices.map((invoice) => {
    const rows = rowsByInvoice.get(invoice.id) ?? [];
    const totals = invoiceTotals(rows.map((row) => ({ netOre: row.total_ore, taxRate: row.tax_rate })));
    return { invoice, rows, totals };
  });
  await saveRowTaxes(
    tx,
    calculated.flatMap(({ rows, totals }) =>
      rows
        .map(({ id, tax_ore }, index) => ({ id, tax_ore, taxOre: totals.rowTaxesOre[index] ?? 0 }))
        .filter(({ tax_ore, taxOre }) => taxOre !== tax_ore),
    ),
  );
  return calculated.map(({ invoice, totals: { feeOre, taxOre, roundedOre, payOre } }) => ({
    ...invoice,
    fee_ore: feeOre,
    tax_ore: taxOre,
    rounded_ore: roundedOre,
    pay_ore: payOre,
  }));
};

/** Returns the money on the invoices to their tenants' credit, and offsets it again on those that are ready. */
const offsetCreditAgain = async (tx: Tx, invoices: readonly Invoice[], today: LocalDate): Promise<void> => {
  const allocated = await findAllocated(
    tx,
    invoices.map(({ id }) => id),
  );
  const inCredit = await findTenantsInCredit(
    tx,
    invoices.flatMap(({ tenant_id }) => tenant_id ?? []),
  );
  const concerned = invoices.filter(
    ({ id, tenant_id }) =>
      allocated.invoiceIds.has(id) || inCredit.has(tenant_id) || allocated.tenantIds.has(tenant_id),
  );
  // They come one after the other: what an invoice returns is used for itself first, and then for the next one of the tenant.
  for (const invoice of concerned) {
    if (allocated.invoiceIds.has(invoice.id)) await releaseAllocations(tx, invoice.id);
    if (invoice.stage === 'READY' && invoice.error === null) await applyTenantCredit(tx, invoice);
  }
  await refreshInvoiceStatuses(
    tx,
    concerned.map(({ id }) => id),
    today,
  );
};

/**
 * After a change of the rows of invoices, with few SQL statements: calculates the totals, requires review again where the company
 * does, and offsets the tenants' credit in the given order.
 */
export const recalculateInvoices = async (
  tx: Tx,
  before: readonly Invoice[],
  { userId, today }: Actor,
): Promise<void> => {
  if (before.length === 0) return;
  const ids = before.map(({ id }) => id);
  const reviewing = await findCompaniesWithReview(
    tx,
    before.flatMap(({ company_id }) => company_id ?? []),
  );
  const stages = new Map(
    before.map(({ id, stage, company_id }) => [id, stageAfterChange(stage, reviewing.has(company_id))]),
  );
  const current = new Map((await findInvoices(tx, ids)).map((invoice) => [invoice.id, invoice]));
  const invoices = await calculateTotals(
    tx,
    ids.flatMap((id) => current.get(id) ?? []),
  );
  await retryStoppedTasks(tx, invoices);
  const errors = await findInvoiceProblems(tx, invoices);
  const recalculated = invoices.map((invoice) => ({
    ...invoice,
    stage: stages.get(invoice.id) ?? invoice.stage,
    error: errors.get(invoice.id) ?? null,
  }));
  const facts = new Map((await findStatusFacts(tx, ids)).map((each) => [each.id, each]));
  await saveRecalculatedInvoices(
    tx,
    recalculated.flatMap(({ id, fee_ore, tax_ore, rounded_ore, pay_ore, stage, error }) => {
      const known = facts.get(id);
      if (known === undefined) return [];
      // Money on the invoice is returned below, before any is offset again.
      const status = calculateStatus({ ...known, pay_ore, stage, error, paid_ore: 0 }, today);
      return [{ ...status, fee_ore, tax_ore, rounded_ore, pay_ore, stage, error }];
    }),
  );
  await addInvoiceEvents(
    tx,
    before
      .filter(({ id, stage }) => current.has(id) && stages.get(id) !== stage)
      .map(({ id }) => ({ invoiceId: id, kind: 'REOPENED', userId })),
  );
  await enqueueInvoiceUpdates(
    tx,
    recalculated.filter(({ error }) => error === null),
    userId,
  );
  await offsetCreditAgain(tx, recalculated, today);
};

/** Recalculates one invoice after a change of its rows: see `recalculateInvoices`. */
export const recalculateInvoice = (tx: Tx, before: Invoice, actor: Actor): Promise<void> =>
  recalculateInvoices(tx, [before], actor);
