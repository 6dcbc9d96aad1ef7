import type { InvoiceKind } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { zip } from '../platform/grouped';
import { violates } from '../platform/http';
import { dueDate } from '../rent/due-date.rules';
import { isDwelling } from '../rent/dwelling.rules';
import { type PlannedRow, planInvoice } from '../rent/invoice.rules';
import { invoiceProblem } from '../rent/invoice-problem.rules';
import { statusOf } from '../rent/invoice-status.rules';
import type { Period } from '../rent/period';
import type { BilledLease } from './billed-lease.store';
import { insertInvoices, type NewInvoice } from './invoice.store';
import { insertRowsOfEach } from './invoice-row.store';

export const doubleRent = 'Perioden är redan aviserad';

/** A planned row as it is stored. */
export const rowOf = ({ name, netOre, taxRate, taxOre, explanation, addonId, ...row }: PlannedRow) => ({
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

const nothing = { feeOre: 0, taxOre: 0, roundedOre: 0, payOre: 0 };

/** An invoice that has just been made, and why it cannot be sent. */
export interface MadeInvoice {
  id: number;
  payOre: number;
  error: string | null;
}

type More = Pick<NewInvoice, 'invoice_type' | 'reference' | 'ocr' | 'stage' | 'due_at' | 'job_run_id'>;

/** What an invoice is to be made of: rent and add-ons by the lease's terms, or nothing yet for a supplement. */
export interface Wanted {
  lease: BilledLease;
  kind: Exclude<InvoiceKind, 'CREDIT'>;
  period: Period;
  sendDate: LocalDate;
  more?: More;
}

const planned = ({ lease, kind, period, sendDate, more = {} }: Wanted) => {
  const plan = kind === 'RENT' ? planInvoice(period, lease.versions, lease.addons) : undefined;
  const totals = plan?.totals ?? nothing;
  const { payOre } = totals;
  const { invoice_type = null, stage = 'EDIT' } = more;
  const error =
    invoice_type === null ? null : invoiceProblem({ type: invoice_type, tenant: lease.tenant, payOre });
  const due_at =
    more.due_at ??
    dueDate({
      terms: lease.settings.terms,
      sendDate,
      periodStart: period.start,
      dwelling: isDwelling(lease.entity.kind),
    });
  const facts = {
    cancelled: false,
    credited: false,
    sent: false,
    faulty: error !== null,
    stage,
    dueAt: due_at,
  };
  const invoice: NewInvoice = {
    kind,
    lease_id: lease.id,
    entity_id: lease.entity.id,
    entity_name: lease.entity.name,
    company_id: lease.company.id,
    company_name: lease.company.name,
    tenant_id: lease.tenant?.id ?? null,
    tenant_name: lease.tenant?.name ?? '',
    autogiro: lease.tenant?.autogiro ?? false,
    start: period.start,
    stop: period.stop,
    send_date: sendDate,
    fee_ore: totals.feeOre,
    tax_ore: totals.taxOre,
    rounded_ore: totals.roundedOre,
    pay_ore: payOre,
    left_ore: Math.max(0, payOre),
    error,
    status: statusOf({ ...facts, payOre, paidOre: 0, creditedOre: 0 }, sendDate),
    ...more,
    due_at,
  };
  return { invoice, rows: plan?.rows.map(rowOf) ?? [], payOre, error };
};

/** Makes invoices of leases, together; given in the same order. */
export const makeInvoices = async (tx: Tx, wanted: readonly Wanted[]): Promise<MadeInvoice[]> => {
  const plans = wanted.map(planned);
  try {
    const ids = await insertInvoices(
      tx,
      plans.map(({ invoice }) => invoice),
    );
    const made = zip(ids, plans);
    await insertRowsOfEach(
      tx,
      made.map(([invoiceId, { rows }]) => ({ invoiceId, rows })),
    );
    return made.map(([id, { payOre, error }]) => ({ id, payOre, error }));
  } catch (error) {
    // Two people at once: the rule saw a free period, the database knows better.
    if (violates(error, 'invoicebase_no_double_rent')) throw invalid({ start: [doubleRent] });
    throw error;
  }
};

export const makeInvoice = async (tx: Tx, wanted: Wanted): Promise<MadeInvoice> => {
  const [made] = await makeInvoices(tx, [wanted]);
  if (made === undefined) throw new Error('A notice was not made');
  return made;
};
