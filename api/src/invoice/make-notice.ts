import type { InvoiceKind } from '@husrum/contract';
import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { violates } from '../platform/http';
import { dueDate } from '../rent/due-date.rules';
import { isDwelling } from '../rent/dwelling.rules';
import { type PlannedRow, planNotice } from '../rent/notice.rules';
import { noticeProblem } from '../rent/notice-problem.rules';
import { statusOf } from '../rent/notice-status.rules';
import type { Period } from '../rent/period';
import type { BilledLease } from './billed-lease.store';
import { insertRows } from './invoice-row.store';
import { insertNotice, type NewNotice } from './invoicebase.store';

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

/** A notice that has just been made, and why it cannot be sent. */
export interface MadeNotice {
  id: number;
  payOre: number;
  error: string | null;
}

/** A notice of a lease for a period: rent and add-ons by the lease's terms, or empty for a supplement. */
export const makeNotice = async (
  tx: Tx,
  lease: BilledLease,
  { kind, period, sendDate }: { kind: Exclude<InvoiceKind, 'CREDIT'>; period: Period; sendDate: LocalDate },
  more: Pick<NewNotice, 'invoice_type' | 'reference' | 'ocr' | 'stage' | 'due_at' | 'job_run_id'> = {},
): Promise<MadeNotice> => {
  const planned = kind === 'RENT' ? planNotice(period, lease.versions, lease.addons) : undefined;
  const totals = planned?.totals ?? nothing;
  const { payOre } = totals;
  const { invoice_type = null, stage = 'EDIT' } = more;
  const error =
    invoice_type === null ? null : noticeProblem({ type: invoice_type, tenant: lease.tenant, payOre });
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
  const notice: NewNotice = {
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
  try {
    const id = await insertNotice(tx, notice);
    await insertRows(tx, id, planned?.rows.map(rowOf) ?? []);
    return { id, payOre, error };
  } catch (error) {
    // Two people at once: the rule saw a free period, the database knows better.
    if (violates(error, 'invoicebase_no_double_rent')) throw invalid({ start: [doubleRent] });
    throw error;
  }
};
