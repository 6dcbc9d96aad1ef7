import { type Route, serve, serveWithTransactions } from '@husrum/api-platform';
import { reportExportCalls } from '@husrum/contract/report-export';
import { cancelExport, removeExport, retryExport, startExport } from './change-export';
import { exportDirectly } from './export-directly';
import { readExportFile } from './read-export-file';
import { listOwnExports } from './report-export.store';

export const reportExportRoutes: readonly Route[] = [
  serveWithTransactions(reportExportCalls.csv, ({ body: { filename, ...definition } }, context) =>
    exportDirectly(context, { format: 'csv', definition, filename, title: filename }),
  ),
  serveWithTransactions(reportExportCalls.xlsx, ({ body: { filename, ...definition } }, context) =>
    exportDirectly(context, { format: 'xlsx', definition, filename, title: filename }),
  ),
  serveWithTransactions(reportExportCalls.pdf, ({ body: { filename, title, ...definition } }, context) =>
    exportDirectly(context, { format: 'pdf', definition, filename, title }),
  ),
  serve(reportExportCalls.start, ({ body }, context) => startExport(context, body)),
  serve(reportExportCalls.list, ({ query }, context) => listOwnExports(context, query)),
  serveWithTransactions(reportExportCalls.file, ({ params }, context) => readExportFile(context, params.id)),
  serve(reportExportCalls.cancel, ({ params }, context) => cancelExport(context, params.id)),
  serve(reportExportCalls.retry, ({ params }, context) => retryExport(context, params.id)),
  serve(reportExportCalls.remove, ({ params }, context) => removeExport(context, params.id)),
];
