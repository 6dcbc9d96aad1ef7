import type { BooksEvent, BooksMonth } from '@husrum/contract/company-books';
import { formatNumber } from '@husrum/format';
import { DateText, Money, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { companyBooksTexts } from './company-books.texts';

export const booksMonthSortable = ['month'] as const;
export const booksEventSortable = ['at'] as const;

const Exported = ({ exported, booked_since }: BooksMonth) =>
  exported === null ? (
    <span className="h-muted">{companyBooksTexts.notExported}</span>
  ) : (
    <span>
      {companyBooksTexts.exportedBy(exported.at, exported.by)}
      {booked_since > 0 && (
        <>
          <br />
          <ToneTag tone="gold">{companyBooksTexts.bookedSince(booked_since)}</ToneTag>
        </>
      )}
    </span>
  );

export const booksMonthColumns: readonly Column<BooksMonth, (typeof booksMonthSortable)[number]>[] = [
  {
    key: 'month',
    title: companyBooksTexts.month,
    sort: 'month',
    noWrap: true,
    render: ({ month }) => companyBooksTexts.monthName(month),
  },
  {
    key: 'state',
    title: companyBooksTexts.state,
    noWrap: true,
    render: ({ is_locked }) =>
      is_locked ? (
        <ToneTag tone="blue" icon="key">
          {companyBooksTexts.locked}
        </ToneTag>
      ) : (
        companyBooksTexts.open
      ),
  },
  {
    key: 'vouchers',
    title: companyBooksTexts.vouchers,
    numeric: true,
    render: ({ vouchers }) => formatNumber(vouchers),
  },
  {
    key: 'turnover',
    title: companyBooksTexts.turnover,
    numeric: true,
    render: ({ turnover }) => <Money value={turnover} />,
  },
  {
    key: 'exported',
    title: companyBooksTexts.exported,
    wrap: true,
    render: (month) => <Exported {...month} />,
  },
];

export const booksEventColumns: readonly Column<BooksEvent, (typeof booksEventSortable)[number]>[] = [
  { key: 'what', title: companyBooksTexts.what, wrap: true, render: companyBooksTexts.event },
  {
    key: 'at',
    title: companyBooksTexts.at,
    sort: 'at',
    noWrap: true,
    render: ({ at }) => <DateText time value={at} />,
  },
  { key: 'by', title: companyBooksTexts.who, wrap: true, render: ({ by }) => by ?? '–' },
  { key: 'reason', title: companyBooksTexts.reason, wrap: true, render: ({ reason }) => reason },
];
