import './voucher.css';
import { routes } from '@husrum/contract/routes';
import { isLocalDate } from '@husrum/format';
import { PageButton } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { isAccount } from './account.rules';
import { voucherColumns, voucherSortable } from './voucher.columns';
import { useVouchers } from './voucher.queries';
import { voucherTexts } from './voucher.texts';
import { VoucherFilterBar, voucherFilters } from './voucher-filter-bar';
import { VoucherLines } from './voucher-lines';

const validDay = (text: string | undefined) => (text !== undefined && isLocalDate(text) ? text : undefined);

/** The vouchers behind a figure, the latest first. Each opens to its accounts, and links to its invoice. */
export default function VoucherOverviewScreen() {
  const table = useUrlTable({
    path: routes.voucher.overview(),
    sortable: voucherSortable,
    filters: voucherFilters,
  });
  const { company_id: companyId, invoice_id: invoiceId, account, from, to } = table.filters;
  const query = useVouchers({
    ...table.query,
    // A link may be written by hand: what is no day and no account filters nothing.
    ...{ from: validDay(from), to: validDay(to) },
    account: account !== undefined && isAccount(account) ? account : undefined,
  });
  const invoice = query.data?.data.find((voucher) => voucher.invoice?.id === invoiceId)?.invoice;
  return (
    <PageFrame
      title={voucherTexts.title}
      facts={[voucherTexts.lead]}
      breadcrumb={[
        {
          title: voucherTexts.books,
          link: routes.companyBooks.overview({}, companyId === undefined ? {} : { company_id: companyId }),
        },
        { title: voucherTexts.title, link: null },
      ]}
    >
      <VoucherFilterBar table={table} reference={invoice?.reference} />
      <UrlTable
        table={table}
        query={query}
        columns={voucherColumns}
        rowKey={({ id }) => id}
        rowLink={({ invoice }) => (invoice === null ? undefined : routes.invoice.detail({ id: invoice.id }))}
        expand={(voucher) => <VoucherLines {...voucher} />}
        label={voucherTexts.title}
        empty={{
          title: voucherTexts.none,
          text: voucherTexts.noneText,
          actions: <PageButton to={routes.invoice.overview()}>{voucherTexts.toInvoices}</PageButton>,
        }}
      />
    </PageFrame>
  );
}
