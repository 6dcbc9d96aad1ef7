import { column, paginate, type RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { Voucher, voucherCalls } from '@husrum/contract/voucher';
import { fromOre } from '@husrum/format';
import { listAccountNames } from '../company-books/books-settings.store';
import { type AccountNames, accountName } from './account.rules';
import type { ListedVoucher } from './listed-voucher';
import { findVouchers, vouchersOf } from './voucher-list.store';
import { voucherText } from './voucher-text.rules';

const toVoucher = (listed: ListedVoucher, ownNames: AccountNames): Voucher => {
  const { voucherId, kind, isReversal, date, eventDay, registeredOn, book, company, lines, document } =
    listed;
  const debitOre = lines.reduce((sum, { ore }) => sum + Math.max(ore, 0), 0);
  return {
    ...{ id: voucherId, kind, is_reversal: isReversal, day: date, event_day: eventDay },
    ...{ registered_on: registeredOn, text: voucherText(listed), company, program: book },
    invoice: document && { id: document.id, reference: document.reference },
    lines: lines.map(({ account, ore, costCentre = null }) => ({
      ...{ account, name: accountName(account, ownNames), cost_centre: costCentre },
      ...{ debit: fromOre(Math.max(ore, 0)), credit: fromOre(Math.max(-ore, 0)) },
    })),
    amount: fromOre(debitOre),
  };
};

type List = typeof voucherCalls.list;

/** A page of vouchers, the latest first. */
export const readVouchers = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  { page, limit, sort, company_id, invoice_id, ...filters }: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const scope = { ...filters, companyId: company_id, invoiceId: invoice_id };
  return paginate(
    context,
    { page, limit, sort },
    {
      from: vouchersOf(context.tx, scope),
      id: 'voucher.id',
      sort: { day: column('voucher.booked_on') },
      notNullSorts: ['day'],
      defaultSort: [column('voucher.booked_on'), 'desc'],
      load: async (ids) => {
        const names = await listAccountNames(context.tx);
        const vouchers = await findVouchers(context.tx, ids);
        return vouchers.map((voucher) =>
          toVoucher(voucher, names.get(voucher.company?.id ?? 0) ?? new Map()),
        );
      },
    },
  );
};
