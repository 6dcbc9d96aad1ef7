import {
  createXlsx,
  type FileResponse,
  type RequestContext,
  type Sheet,
  XLSX_MIMETYPE,
} from '@husrum/api-platform';
import { type VatReport, vatBoxLabel, vatDifferenceLabel } from '@husrum/contract/vat-report';
import { readVatReport, type VatReportScope } from './read-vat-report';
import { vatReportTexts as texts } from './vat-report.texts';

const toBoxSheet = ({ boxes }: VatReport): Sheet => ({
  name: texts.boxes,
  columns: [
    { title: texts.box, kind: 'text' },
    { title: texts.name, kind: 'text' },
    { title: texts.declared, kind: 'number', decimals: 0 },
    { title: texts.exact, kind: 'kr' },
  ],
  rows: [boxes.map(({ box, declared, exact }) => [box, vatBoxLabel[box], declared, exact])],
});

const toMonthSheet = ({ rows }: VatReport): Sheet => ({
  name: texts.months,
  columns: [
    { title: texts.month, kind: 'text' },
    { title: texts.rate, kind: 'number' },
    { title: texts.box, kind: 'text' },
    { title: texts.base, kind: 'kr' },
    { title: texts.tax, kind: 'kr' },
  ],
  rows: [
    rows.map(({ month, tax_rate, box, base, tax }) => [month, tax_rate, box ?? texts.withoutVat, base, tax]),
  ],
});

const toReconciliationSheet = ({ accounts, booked, reported, differences }: VatReport): Sheet => ({
  name: texts.reconciliation,
  columns: [
    { title: texts.what, kind: 'text' },
    { title: texts.invoices, kind: 'number' },
    { title: texts.amount, kind: 'kr' },
  ],
  rows: [
    [
      ...accounts.map(({ number, booked: amount }) => [texts.account(number), null, amount]),
      [texts.booked, null, booked],
      ...differences.map(({ difference, invoices, amount }) => [
        ...[vatDifferenceLabel[difference], invoices, amount],
      ]),
    ],
  ],
  totals: () => [[texts.reported, null, reported]],
});

/** The boxes, the months and the reconciliation, each as a sheet. */
export const exportVatReport = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  scope: VatReportScope,
): Promise<FileResponse> => {
  const report = await readVatReport(context, scope);
  return {
    name: texts.fileName(report.company.name, report.from, report.to),
    mimetype: XLSX_MIMETYPE,
    bytes: await createXlsx([toBoxSheet(report), toMonthSheet(report), toReconciliationSheet(report)]),
  };
};
