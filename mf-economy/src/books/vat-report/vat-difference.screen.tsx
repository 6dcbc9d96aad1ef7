import { routes } from '@husrum/contract/routes';
import { type VatDifference, vatDifferenceLabel, vatDifferences } from '@husrum/contract/vat-report';
import { PageFrame, QueryContent } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useVatScope, type VatScope, vatFilters } from './use-vat-scope';
import { VatFilters } from './vat-filters';
import { differenceInvoiceColumns, differenceInvoiceSortable } from './vat-report.columns';
import { useDifferenceInvoices } from './vat-report.queries';
import { vatReportTexts } from './vat-report.texts';

const useDifferenceTable = () =>
  useUrlTable({
    path: routes.vatReport.invoices(),
    sortable: differenceInvoiceSortable,
    filters: { ...vatFilters, difference: vatDifferences },
    defaultSort: { by: 'reference', order: 'asc' },
  });

interface InvoicesProps {
  table: ReturnType<typeof useDifferenceTable>;
  scope: VatScope;
  difference: VatDifference;
}

const Invoices = ({ table, scope: { companyId, length, month }, difference }: InvoicesProps) => {
  const { page, sort } = table;
  return (
    <UrlTable
      table={table}
      query={useDifferenceInvoices(companyId, { page, sort, length, month, difference })}
      columns={differenceInvoiceColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => routes.invoice.detail({ id })}
      label={vatDifferenceLabel[difference]}
      empty={{ title: vatReportTexts.noInvoices, text: vatReportTexts.noInvoicesText }}
    />
  );
};

/** The invoices behind a difference between the VAT report and the books. */
export default function VatDifferenceScreen() {
  const table = useDifferenceTable();
  const { companyQuery, companies, scope } = useVatScope(table.filters);
  const { difference = 'REPORTED_LATER' } = table.filters;
  return (
    <PageFrame
      title={vatDifferenceLabel[difference]}
      facts={[vatReportTexts.why[difference]]}
      breadcrumb={[
        { title: vatReportTexts.title, link: routes.vatReport.overview() },
        { title: vatDifferenceLabel[difference], link: null },
      ]}
    >
      <QueryContent query={companyQuery}>
        {() =>
          scope && (
            <>
              <VatFilters companies={companies} scope={scope} onChange={table.setFilter}>
                <Select
                  aria-label={vatReportTexts.difference}
                  value={difference}
                  options={vatDifferences.map((value) => ({ value, label: vatDifferenceLabel[value] }))}
                  onChange={(value) => table.setFilter('difference', value)}
                />
              </VatFilters>
              <Invoices table={table} scope={scope} difference={difference} />
            </>
          )
        }
      </QueryContent>
    </PageFrame>
  );
}
