import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { creditOf } from '../rent/credit.rules';
import { mayCredit } from '../rent/notice-status.rules';
import { addEvent } from './invoice-event.store';
import { insertRows, type Row, rowsOf } from './invoice-row.store';
import { changeNotice, insertNotice, type Notice } from './invoicebase.store';
import { drawNumber } from './notice-number.store';
import { releaseMoney } from './offset-credit';
import { openTyped } from './open-notice';
import { settleNotices } from './settle-notices';

const mirrorOf = (notice: Notice, rows: readonly Row[]) =>
  creditOf({
    feeOre: notice.fee_ore,
    taxOre: notice.tax_ore,
    roundedOre: notice.rounded_ore,
    payOre: notice.pay_ore,
    rows: rows.map(({ name, quantity, unit, fee_ore, total_ore, tax_rate, tax_ore }) => ({
      name,
      quantity,
      unit,
      taxRate: tax_rate,
      feeOre: fee_ore,
      netOre: total_ore,
      taxOre: tax_ore,
    })),
  });

const insertCredit = async (
  { tx, clock }: Work,
  notice: Notice,
): Promise<{ id: number; reference: string }> => {
  const mirror = mirrorOf(notice, await rowsOf(tx, notice.id));
  const { reference } = await drawNumber(tx);
  const id = await insertNotice(tx, {
    kind: 'CREDIT',
    credits_id: notice.id,
    invoice_type: notice.invoice_type,
    reference,
    company_id: notice.company_id,
    company_name: notice.company_name,
    lease_id: notice.lease_id,
    entity_id: notice.entity_id,
    entity_name: notice.entity_name,
    tenant_id: notice.tenant_id,
    tenant_name: notice.tenant_name,
    start: notice.start,
    stop: notice.stop,
    stage: 'READY',
    // Its rows are those of the other notice: nobody edits them.
    locked_at: clock.now().toISOString(),
    fee_ore: mirror.feeOre,
    tax_ore: mirror.taxOre,
    rounded_ore: mirror.roundedOre,
    pay_ore: mirror.payOre,
  });
  await insertRows(
    tx,
    id,
    mirror.rows.map(({ name, quantity, unit, taxRate, feeOre, netOre, taxOre }) => ({
      name,
      quantity,
      unit,
      tax_rate: taxRate,
      fee_ore: feeOre,
      total_ore: netOre,
      tax_ore: taxOre,
      explanation: null,
    })),
  );
  return { id, reference };
};

/** Takes back a sent notice (D-13): by a notice of its own that mirrors it. What was paid becomes the tenant's credit. */
export const creditNotice = async (work: Work, at: { type: string; id: number }): Promise<void> => {
  const { tx, clock, account } = work;
  const notice = await openTyped(work, at);
  if (!mayCredit(notice.status, notice.kind === 'CREDIT')) throw problem('noticeState');
  const credit = await insertCredit(work, notice);
  await releaseMoney(tx, notice.id);
  await changeNotice(tx, notice.id, { credited_at: clock.now().toISOString() });
  const { userId } = account;
  await addEvent(tx, notice.id, { what: 'CREDITED', userId, detail: credit.reference });
  await addEvent(tx, credit.id, { what: 'GENERATED', userId, detail: credit.reference });
  await settleNotices(tx, [notice.id, credit.id], clock.today());
};
