import type { Voucher } from '@husrum/contract/voucher';
import { Money } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { voucherTexts } from './voucher.texts';

type VoucherLine = Voucher['lines'][number];

const noneAsEmpty = (value: number) => (value === 0 ? null : <Money value={value} />);

const lineColumns: readonly Column<VoucherLine>[] = [
  {
    key: 'account',
    title: voucherTexts.account,
    wrap: true,
    render: ({ account, name, cost_centre }) =>
      [account, name, cost_centre && `(${cost_centre})`].filter(Boolean).join(' '),
  },
  { key: 'debit', title: voucherTexts.debit, numeric: true, render: ({ debit }) => noneAsEmpty(debit) },
  { key: 'credit', title: voucherTexts.credit, numeric: true, render: ({ credit }) => noneAsEmpty(credit) },
];

/** The accounts that a voucher changes. Debits and credits are equal. */
export const VoucherLines = ({ lines, amount }: Voucher) => (
  <DataTable
    label={voucherTexts.lines}
    columns={lineColumns}
    rows={lines}
    rowKey={({ account, debit, credit, cost_centre }) => [account, debit, credit, cost_centre].join(' ')}
    totals={{
      account: voucherTexts.sum,
      debit: <Money strong value={amount} />,
      credit: <Money strong value={amount} />,
    }}
  />
);
