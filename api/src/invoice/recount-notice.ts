import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { noticeProblem } from '../rent/notice-problem.rules';
import { stageAfterChange } from '../rent/notice-status.rules';
import { noticeTotals } from '../rent/notice-totals.rules';
import { addEvent } from './invoice-event.store';
import { changeRow, rowsOf } from './invoice-row.store';
import { changeNotice, findNotice, type Notice } from './invoicebase.store';
import { identifierOf, requiresReview } from './notice-party.store';
import { offsetCredit, releaseMoney } from './offset-credit';
import { settleNotices } from './settle-notices';

/** Why the notice cannot be sent as it now is; null while it is only being edited. */
export const problemOf = async (tx: Tx, notice: Notice): Promise<string | null> =>
  notice.invoice_type === null
    ? null
    : noticeProblem({
        type: notice.invoice_type,
        tenant: notice.tenant_id === null ? null : { identifier: await identifierOf(tx, notice.tenant_id) },
        payOre: notice.pay_ore,
      });

/** Writes the sums of the rows, and the VAT of each (D-5, D-6). */
const writeTotals = async (tx: Tx, noticeId: number): Promise<void> => {
  const rows = await rowsOf(tx, noticeId);
  const { rowTaxesOre, feeOre, taxOre, roundedOre, payOre } = noticeTotals(
    rows.map((row) => ({ netOre: row.total_ore, taxRate: row.tax_rate })),
  );
  for (const [index, row] of rows.entries()) {
    const taxed = rowTaxesOre[index] ?? 0;
    if (taxed !== row.tax_ore) await changeRow(tx, row.id, { tax_ore: taxed });
  }
  await changeNotice(tx, noticeId, {
    fee_ore: feeOre,
    tax_ore: taxOre,
    rounded_ore: roundedOre,
    pay_ore: payOre,
  });
};

/** After its rows changed: new sums, back to review where that is required, the tenant's credit offset anew. */
export const recountNotice = async (
  tx: Tx,
  before: Notice,
  { userId, today }: { userId: number | null; today: LocalDate },
): Promise<void> => {
  const { id } = before;
  await writeTotals(tx, id);
  await releaseMoney(tx, id);
  const review = before.company_id !== null && (await requiresReview(tx, before.company_id));
  const stage = stageAfterChange(before.stage, review);
  const notice = await findNotice(tx, id);
  if (notice === undefined) return;
  const error = await problemOf(tx, notice);
  await changeNotice(tx, id, { stage, error });
  if (stage !== before.stage) await addEvent(tx, id, { what: 'REOPENED', userId });
  if (stage === 'READY' && error === null) await offsetCredit(tx, notice);
  await settleNotices(tx, [id], today);
};
