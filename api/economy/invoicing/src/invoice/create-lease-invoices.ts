import { invalidInput, type Tx, violates, zip } from '@husrum/api-platform';
import {
  includedAdjustments,
  invoiceProblem,
  invoiceTotals,
  type Period,
  type PlannedRow,
  planInvoice,
} from '@husrum/api-rent';
import type { InvoiceKind } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { isPaidByAutogiro } from './autogiro.rules';
import { dueDate } from './due-date.rules';
import { isDwelling } from './dwelling.rules';
import { insertInvoices, type NewInvoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { deriveInvoiceStatus } from './invoice-status.rules';
import type { LeaseForInvoicing } from './lease-for-invoicing.store';
import { insertRowsByInvoice, type NewRow } from './rows.store';
import { toStoredAdjustment } from './stored-adjustment.rules';

export const toNewRow = ({ name, netOre, taxRate, taxOre, explanation, addonId, ...row }: PlannedRow) => ({
  name,
  quantity: 1,
  fee_ore: netOre,
  total_ore: netOre,
  tax_rate: taxRate,
  tax_ore: taxOre,
  explanation,
  start: row.period.start,
  stop: row.period.stop,
  valid_from: row.validFrom,
  lease_addon_id: addonId,
});

const noTotals = { feeOre: 0, taxOre: 0, roundedOre: 0, payOre: 0 };

export interface CreatedInvoice {
  id: number;
  payOre: number;
  /** Why the invoice cannot be sent. It is null when it can. */
  error: string | null;
}

type InvoiceOptions = Pick<NewInvoice, 'invoice_type' | 'reference' | 'ocr' | 'stage' | 'job_run_id'>;

/** An invoice to create. Its rows are planned from the terms of the lease. Others start without rows. */
export interface LeaseInvoiceInput {
  lease: LeaseForInvoicing;
  kind: Exclude<InvoiceKind, 'CREDIT'>;
  period: Period;
  sendDate: LocalDate;
  /** Whether a run creates it in time to be sent on the configured send day. */
  onSchedule?: boolean;
  /** Rows beside those of the lease: of late charges. */
  moreRows?: readonly NewRow[];
  options?: InvoiceOptions;
}

const planLeaseInvoice = ({
  lease,
  kind,
  period,
  sendDate,
  onSchedule = false,
  moreRows = [],
  options = {},
}: LeaseInvoiceInput) => {
  const plan = kind === 'RENT' ? planInvoice(period, lease.versions, lease.addons) : undefined;
  const rows = [...(plan?.rows.map(toNewRow) ?? []), ...moreRows];
  const totals =
    moreRows.length === 0
      ? (plan?.totals ?? noTotals)
      : invoiceTotals(rows.map(({ total_ore, tax_rate }) => ({ netOre: total_ore, taxRate: tax_rate })));
  const { payOre } = totals;
  const { invoice_type = null, stage = 'EDIT' } = options;
  const { tenant, numbers: company } = lease;
  const rowCount = rows.length;
  const error =
    invoice_type === null
      ? null
      : invoiceProblem({ kind, type: invoice_type, tenant, company, rowCount, ...totals });
  const dueAt = dueDate({
    terms: lease.settings.terms,
    sendDate,
    periodStart: period.start,
    dwelling: isDwelling(lease.entity.kind),
    minDays: lease.settings.minDays,
    onSchedule,
  });
  const facts = {
    cancelled: false,
    credited: false,
    sent: false,
    hasProblem: error !== null,
    stage,
    dueAt,
  };
  const invoice: NewInvoice = {
    kind,
    is_deposit: kind === 'DEPOSIT',
    lease_id: lease.id,
    entity_id: lease.entity.id,
    entity_name: lease.entity.name,
    company_id: lease.company.id,
    company_name: lease.company.name,
    tenant_id: lease.tenant?.id ?? null,
    tenant_name: lease.tenant?.name ?? '',
    autogiro: isPaidByAutogiro({
      type: invoice_type,
      mandateFrom: tenant?.autogiroFrom ?? null,
      dueAt,
    }),
    start: period.start,
    stop: period.stop,
    send_date: sendDate,
    fee_ore: totals.feeOre,
    tax_ore: totals.taxOre,
    rounded_ore: totals.roundedOre,
    pay_ore: payOre,
    left_ore: Math.max(0, payOre),
    error,
    status: deriveInvoiceStatus({ ...facts, payOre, paidOre: 0, creditedOre: 0 }, sendDate),
    counted_adjustments: JSON.stringify(
      kind === 'RENT' ? includedAdjustments(lease, period, lease.adjustments).map(toStoredAdjustment) : [],
    ),
    ...options,
    due_at: dueAt,
  };
  return { invoice, rows, payOre, error };
};

/** Creates invoices with few SQL statements. Returns them in the given order. */
export const createLeaseInvoices = async (
  tx: Tx,
  inputs: readonly LeaseInvoiceInput[],
): Promise<CreatedInvoice[]> => {
  const plans = inputs.map(planLeaseInvoice);
  try {
    const ids = await insertInvoices(
      tx,
      plans.map(({ invoice }) => invoice),
    );
    const created = zip(ids, plans);
    await insertRowsByInvoice(
      tx,
      created.map(([invoiceId, { rows }]) => ({ invoiceId, rows })),
    );
    return created.map(([id, { payOre, error }]) => ({ id, payOre, error }));
  } catch (error) {
    // Another transaction has invoiced the period since it was checked.
    if (violates(error, 'invoicebase_no_double_rent'))
      throw invalidInput({ start: [invoiceTexts.alreadyInvoiced] });
    throw error;
  }
};

export const createLeaseInvoice = async (tx: Tx, input: LeaseInvoiceInput): Promise<CreatedInvoice> => {
  const [created] = await createLeaseInvoices(tx, [input]);
  if (created === undefined) throw new Error('No invoice was created');
  return created;
};
