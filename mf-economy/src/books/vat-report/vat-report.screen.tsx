import { routes } from '@husrum/contract/routes';
import type { VatReport } from '@husrum/contract/vat-report';
import { fromOre, toOre } from '@husrum/format';
import { PageButton } from '@husrum/platform';
import { EmptyState, Money, PageFrame, QueryContent, Section } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { DataTable, useUrlTable } from '@husrum/ui/data';
import { EconomyTabs } from '../../runs/economy/economy-tabs';
import { SheetButton } from '../ledger/download-button';
import { useVatScope, type VatScope, vatFilters } from './use-vat-scope';
import { VatFilters } from './vat-filters';
import { VatReconciliation } from './vat-reconciliation';
import { boxColumns, monthColumns } from './vat-report.columns';
import { downloadVatReport, useVatReport } from './vat-report.queries';
import { vatReportTexts } from './vat-report.texts';

/** SEK. They are added up in öre, because sums of decimals have rounding errors. */
const sum = (amounts: readonly number[]): number =>
  fromOre(amounts.reduce((total, amount) => total + toOre(amount), 0));

const hasVat = ({ boxes, booked, differences }: VatReport): boolean =>
  booked !== 0 || differences.length > 0 || boxes.some(({ exact }) => exact !== 0);

const Boxes = ({ boxes, has_ended: hasEnded }: VatReport) => (
  <Section title={vatReportTexts.boxes}>
    <div className="h-stack">
      {!hasEnded && <Alert type="info" showIcon title={vatReportTexts.notEnded} />}
      <DataTable label={vatReportTexts.boxes} columns={boxColumns} rows={boxes} rowKey={({ box }) => box} />
      <p className="h-muted">{vatReportTexts.boxesHelp}</p>
    </div>
  </Section>
);

const Months = ({ rows }: VatReport) => (
  <Section title={vatReportTexts.months}>
    <DataTable
      label={vatReportTexts.months}
      columns={monthColumns}
      rows={rows}
      rowKey={({ month, tax_rate, box }) => `${month} ${tax_rate} ${box}`}
      totals={{
        month: vatReportTexts.sum,
        base: <Money strong value={sum(rows.map(({ base }) => base))} />,
        tax: <Money strong value={sum(rows.map(({ tax }) => tax))} />,
      }}
    />
  </Section>
);

const NoVat = () => (
  <EmptyState
    kind="nothing"
    title={vatReportTexts.nothing}
    text={vatReportTexts.nothingText}
    actions={<PageButton to={routes.lease.overview()}>{vatReportTexts.showLeases}</PageButton>}
  />
);

const Report = ({ scope }: { scope: VatScope }) => {
  const { companyId, length, month } = scope;
  return (
    <QueryContent query={useVatReport(companyId, { length, month })}>
      {(report) =>
        hasVat(report) ? (
          <>
            <Boxes {...report} />
            <Months {...report} />
            <VatReconciliation report={report} scope={scope} />
          </>
        ) : (
          <NoVat />
        )
      }
    </QueryContent>
  );
};

const NoCompanies = () => (
  <EmptyState
    kind="nothing"
    title={vatReportTexts.noCompanies}
    text={vatReportTexts.noCompaniesText}
    actions={<PageButton to={routes.company.create()}>{vatReportTexts.createCompany}</PageButton>}
  />
);

/** What a company writes in its VAT return, by month and rate, and how it ties to the books. */
export default function VatReportScreen() {
  const { filters, setFilter } = useUrlTable({ path: routes.vatReport.overview(), filters: vatFilters });
  const { companyQuery, companies, scope } = useVatScope(filters);
  return (
    <PageFrame
      title={vatReportTexts.title}
      facts={[vatReportTexts.lead]}
      actions={
        scope && (
          <SheetButton
            download={() => downloadVatReport(scope.companyId, { length: scope.length, month: scope.month })}
          />
        )
      }
    >
      <EconomyTabs current="vat" />
      <QueryContent query={companyQuery}>
        {() =>
          scope === undefined ? (
            <NoCompanies />
          ) : (
            <>
              <VatFilters companies={companies} scope={scope} onChange={setFilter} />
              <Report scope={scope} />
            </>
          )
        }
      </QueryContent>
    </PageFrame>
  );
}
