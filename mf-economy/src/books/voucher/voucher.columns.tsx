import { integrationLabel } from '@husrum/contract/integration';
import type { Voucher } from '@husrum/contract/voucher';
import { DateText, Money, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { voucherTexts } from './voucher.texts';

export const voucherSortable = ['day'] as const;

const VoucherText = ({ text, day, event_day, is_reversal }: Voucher) => (
  <>
    {text}
    {is_reversal && (
      <>
        {' '}
        <ToneTag tone="grey" icon="undo">
          {voucherTexts.reversal}
        </ToneTag>
      </>
    )}
    {event_day < day && (
      <>
        <br />
        <span className="h-muted">{voucherTexts.bookedLater(event_day)}</span>
      </>
    )}
  </>
);

export const voucherColumns: readonly Column<Voucher, (typeof voucherSortable)[number]>[] = [
  {
    key: 'text',
    title: voucherTexts.voucher,
    wrap: true,
    render: (voucher) => <VoucherText {...voucher} />,
  },
  {
    key: 'day',
    title: voucherTexts.day,
    sort: 'day',
    noWrap: true,
    render: ({ day }) => <DateText value={day} />,
  },
  { key: 'company', title: voucherTexts.company, wrap: true, render: ({ company }) => company?.name ?? '–' },
  {
    key: 'program',
    title: voucherTexts.bookedIn,
    render: ({ program }) => (program === null ? voucherTexts.own : integrationLabel[program]),
  },
  {
    key: 'amount',
    title: voucherTexts.amount,
    numeric: true,
    render: ({ amount }) => <Money value={amount} />,
  },
];
