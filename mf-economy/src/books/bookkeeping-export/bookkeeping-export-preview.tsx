import type { BookkeepingExportPreview } from '@husrum/contract/bookkeeping-export';
import { routes } from '@husrum/contract/routes';
import { type VoucherKind, voucherKindLabel } from '@husrum/contract/voucher';
import { formatNumber, fromOre, toOre } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { AppLink } from '@husrum/platform';
import { EmptyState, Money, QueryContent, RowsSkeleton, useDebouncedValue } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { ExportedBefore } from '../company-books/exported-before';
import { useBookkeepingExportPreview } from './bookkeeping-export.queries';
import type { ExportPeriod, ExportRequest } from './bookkeeping-export.rules';
import { toPreviewRequest } from './bookkeeping-export.schema';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';

type VoucherSum = BookkeepingExportPreview['vouchers'][number];
type AccountSum = BookkeepingExportPreview['accounts'][number];

/** The vouchers that a figure of the file is the sum of. */
const vouchersOf = (
  { params: { id }, query: period }: ExportRequest,
  filter: { kind: VoucherKind } | { account: number },
): string => routes.voucher.overview({}, { company_id: id, ...period, own: 'true', ...filter });

const listVoucherColumns = (request: ExportRequest): Column<VoucherSum>[] => [
  {
    key: 'kind',
    title: bookkeepingExportTexts.voucher,
    render: ({ kind }) => <AppLink to={vouchersOf(request, { kind })}>{voucherKindLabel[kind]}</AppLink>,
    wrap: true,
  },
  {
    key: 'count',
    title: bookkeepingExportTexts.count,
    render: ({ count }) => formatNumber(count),
    numeric: true,
  },
  {
    key: 'amount',
    title: bookkeepingExportTexts.amount,
    render: ({ amount }) => <Money value={amount} />,
    numeric: true,
  },
];

const listAccountColumns = (request: ExportRequest): Column<AccountSum>[] => [
  {
    key: 'account',
    title: bookkeepingExportTexts.account,
    render: ({ number, name }) => (
      <AppLink to={vouchersOf(request, { account: number })}>{`${number} ${name}`}</AppLink>
    ),
    wrap: true,
  },
  {
    key: 'debit',
    title: bookkeepingExportTexts.debit,
    render: ({ debit }) => <Money value={debit} />,
    numeric: true,
  },
  {
    key: 'credit',
    title: bookkeepingExportTexts.credit,
    render: ({ credit }) => <Money value={credit} />,
    numeric: true,
  },
];

/** SEK. They are added up in öre, because sums of decimals have rounding errors. */
const sum = (amounts: readonly number[]): number =>
  fromOre(amounts.reduce((total, amount) => total + toOre(amount), 0));

const Sums = ({ vouchers, accounts, request }: BookkeepingExportPreview & { request: ExportRequest }) => (
  <>
    <DataTable
      label={bookkeepingExportTexts.preview}
      columns={listVoucherColumns(request)}
      rows={vouchers}
      rowKey={({ kind }) => kind}
    />
    <DataTable
      label={bookkeepingExportTexts.accounts}
      columns={listAccountColumns(request)}
      rows={accounts}
      rowKey={({ number }) => number}
      totals={{
        account: bookkeepingExportTexts.total,
        debit: <Money strong value={sum(accounts.map(({ debit }) => debit))} />,
        credit: <Money strong value={sum(accounts.map(({ credit }) => credit))} />,
      }}
    />
    <p className="h-muted">{bookkeepingExportTexts.vat}</p>
  </>
);

const PreviewContent = ({ request }: { request: ExportRequest }) => (
  <QueryContent query={useBookkeepingExportPreview(request)} skeleton={<RowsSkeleton rows={5} />} compact>
    {(preview) => (
      <div className="h-stack">
        <ExportedBefore companyId={request.params.id} {...request.query} />
        {preview.left_out.map(({ program, invoices, payments }) => (
          <Alert
            key={program}
            type="info"
            showIcon
            title={bookkeepingExportTexts.leftOut(program, invoices, payments)}
          />
        ))}
        {preview.unsent_credits > 0 && (
          <Alert
            type="warning"
            showIcon
            title={bookkeepingExportTexts.unsentCredits(preview.unsent_credits)}
          />
        )}
        {preview.vouchers.length === 0 ? (
          <EmptyState
            kind="nothing"
            compact
            title={bookkeepingExportTexts.nothing}
            text={
              preview.left_out.length === 0
                ? bookkeepingExportTexts.nothingText
                : bookkeepingExportTexts.nothingElseText
            }
          />
        ) : (
          <Sums {...preview} request={request} />
        )}
      </div>
    )}
  </QueryContent>
);

/** What the file of the form's current values contains. Nothing while a value is missing or wrong. */
export const BookkeepingExportFormPreview = ({ period }: { period: ExportPeriod }) => {
  const { values } = useFormikContext<Record<string, unknown>>();
  const request = toPreviewRequest(period, useDebouncedValue(values));
  return request === undefined ? null : <PreviewContent key={JSON.stringify(request)} request={request} />;
};
