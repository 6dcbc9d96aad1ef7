import { type BooksMonth, type CompanyBooks, companyBooksCalls } from '@husrum/contract/company-books';
import { routes } from '@husrum/contract/routes';
import { endOfMonth, type LocalDate, startOfMonth, today } from '@husrum/format';
import { PageButton } from '@husrum/platform';
import { EmptyState } from '@husrum/ui';
import { type TableState, UrlTable } from '@husrum/ui/data';
import { booksMonthColumns, type booksMonthSortable } from './company-books.columns';
import { useBooksMonths } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';
import { listLockableDays } from './lockable-days.rules';

interface Props {
  books: CompanyBooks;
  table: TableState<(typeof booksMonthSortable)[number], { company_id: 'number' }>;
  onLock: (through: LocalDate) => void;
}

/** The months of a company, the latest first. Each links to its vouchers. */
export const BooksMonths = ({ books: { company, locked_through }, table, onLock }: Props) => {
  const { page, sort } = table.query;
  const query = useBooksMonths(company.id, { page, sort });
  const lockable = new Set(listLockableDays(locked_through, today(new Date())));
  // The month of today always has a row.
  const isNothingBooked = query.data?.total === 1 && query.data.data[0]?.vouchers === 0;
  if (isNothingBooked)
    return (
      <EmptyState
        kind="nothing"
        title={companyBooksTexts.nothingBooked}
        text={companyBooksTexts.nothingBookedText}
        actions={<PageButton to={routes.invoice.overview()}>{companyBooksTexts.toInvoices}</PageButton>}
      />
    );
  const listActions = ({ month }: BooksMonth) => {
    const through = endOfMonth(month);
    return lockable.has(through)
      ? [
          {
            key: 'lock',
            call: companyBooksCalls.lock,
            label: companyBooksTexts.lockTo(through),
            onClick: () => onLock(through),
          },
        ]
      : [];
  };
  return (
    <UrlTable
      table={{ ...table, isFiltered: false }}
      query={query}
      columns={booksMonthColumns}
      rowKey={({ month }) => month}
      rowLink={({ month }) =>
        routes.voucher.overview(
          {},
          { company_id: company.id, from: startOfMonth(month), to: endOfMonth(month), own: 'true' },
        )
      }
      actions={listActions}
      label={companyBooksTexts.months}
      empty={{ title: companyBooksTexts.nothingBooked }}
    />
  );
};
