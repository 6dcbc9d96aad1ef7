import { addMonthsToMonth, endOfMonth, type LocalDate, monthOf, startOfMonth } from '@husrum/format';

export const exportPeriods = ['MONTH', 'DAYS'] as const;
export type ExportPeriod = (typeof exportPeriods)[number];

export interface ExportValues {
  company_id: number;
  month: string | null;
  from: string | null;
  to: string | null;
}

/** The form starts with last month, whose payments are usually registered by now. */
export const toInitialExport = (companyId: number | undefined, today: LocalDate) => {
  const lastMonth = addMonthsToMonth(monthOf(today), -1);
  return {
    company_id: companyId ?? null,
    month: lastMonth,
    from: startOfMonth(lastMonth),
    to: endOfMonth(lastMonth),
  };
};

export interface ExportRequest {
  readonly params: { readonly id: number };
  readonly query: { readonly from: LocalDate; readonly to: LocalDate };
}

/** The input of the preview and download calls. The result is undefined without a month or without both days. */
export const toExportRequest = (
  period: ExportPeriod,
  { company_id: companyId, month: chosen, from, to }: ExportValues,
): ExportRequest | undefined => {
  const params = { id: companyId };
  if (period === 'DAYS') return from === null || to === null ? undefined : { params, query: { from, to } };
  return chosen === null
    ? undefined
    : { params, query: { from: startOfMonth(chosen), to: endOfMonth(chosen) } };
};
