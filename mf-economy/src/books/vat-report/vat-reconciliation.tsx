import { routes } from '@husrum/contract/routes';
import type { VatDifference, VatReport } from '@husrum/contract/vat-report';
import { fromOre, toOre } from '@husrum/format';
import { type DescriptionItem, DescriptionList, Money, Section } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { DataTable } from '@husrum/ui/data';
import type { VatScope } from './use-vat-scope';
import { differenceColumns } from './vat-report.columns';
import { vatReportTexts } from './vat-report.texts';

const invoicesUrl = ({ companyId, length, month }: VatScope, difference: VatDifference): string =>
  `${routes.vatReport.invoices()}?${new URLSearchParams({
    ...{ company_id: String(companyId), length, month, difference },
  })}`;

/** From what is booked to what is reported: each difference has a name, and the invoices behind it. */
export const VatReconciliation = ({ report, scope }: { report: VatReport; scope: VatScope }) => {
  const { accounts, booked, reported, differences } = report;
  const sums: readonly DescriptionItem[] = [
    ...accounts
      .filter((account) => account.booked !== 0 || account.reported !== 0)
      .map(({ numbers, booked: value }) => ({
        label: vatReportTexts.bookedOn(numbers),
        value: <Money value={value} />,
      })),
    { label: vatReportTexts.reported, value: <Money strong value={reported} /> },
  ];
  return (
    <Section title={vatReportTexts.books}>
      <div className="h-stack">
        <p className="h-muted">{vatReportTexts.booksHelp}</p>
        <DescriptionList items={sums} />
        {differences.some(({ difference }) => difference === 'UNEXPLAINED') && (
          <Alert type="warning" showIcon title={vatReportTexts.unexplained} />
        )}
        {differences.length === 0 ? (
          <Alert type="success" showIcon title={vatReportTexts.agrees} />
        ) : (
          <DataTable
            label={vatReportTexts.books}
            columns={differenceColumns}
            rows={differences}
            rowKey={({ difference }) => difference}
            rowLink={({ difference }) => invoicesUrl(scope, difference)}
            totals={{
              what: vatReportTexts.reportedMinusBooked,
              amount: <Money strong value={fromOre(toOre(reported) - toOre(booked))} />,
            }}
          />
        )}
      </div>
    </Section>
  );
};
