import { type Route, serveReadOnly } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { listDifferenceInvoices, readVatReport, type VatReportScope } from './read-vat-report';
import { exportVatReport } from './vat-sheets';

const toScope = (
  companyId: number,
  { month, length }: Pick<QueryOf<typeof vatReportCalls.overview>, 'month' | 'length'>,
): VatReportScope => ({ companyId, month, length });

export const vatReportRoutes: readonly Route[] = [
  serveReadOnly(vatReportCalls.overview, ({ params, query }, context) =>
    readVatReport(context, toScope(params.id, query)),
  ),
  serveReadOnly(vatReportCalls.sheet, ({ params, query }, context) =>
    exportVatReport(context, toScope(params.id, query)),
  ),
  serveReadOnly(vatReportCalls.invoices, ({ params, query }, context) =>
    listDifferenceInvoices(
      context,
      { ...toScope(params.id, query), difference: query.difference },
      { page: query.page, limit: query.limit, sort: query.sort },
    ),
  ),
];
