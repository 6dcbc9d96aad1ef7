import { readFile } from 'node:fs/promises';
import {
  type FileResponse,
  problem,
  type TransactionsContext,
  type Tx,
  uploadFolder,
  withUploadPath,
} from '@husrum/api-platform';
import { DIRECT_EXPORT_MAX_ROWS, type ExportFormat } from '@husrum/contract/report-export';
import type { ReportDefinition } from '../report/plan-report.rules';
import { findBusinessName } from './business-name.store';
import { toExportFileName } from './export-file-name.rules';
import { openReport } from './open-report';
import { reportExportTexts } from './report-export.texts';
import { exportMimetypes, writeReportFile } from './write-report-file';

interface DirectExport {
  readonly format: ExportFormat;
  readonly definition: ReportDefinition;
  /** The name as the user typed it. */
  readonly filename: string;
  /** The heading of a PDF. */
  readonly title: string;
}

/**
 * Returns a small report as a file. Throws 409 for a report with more than `DIRECT_EXPORT_MAX_ROWS` rows, which must be exported in
 * the background.
 */
export const exportDirectly = async (
  { transaction }: Pick<TransactionsContext, 'transaction'>,
  { format, definition, filename, title }: DirectExport,
): Promise<FileResponse> => {
  const { clock, settings, author } = await transaction(async (context) => ({
    clock: context.clock,
    settings: context.settings,
    author: await findBusinessName(context.tx),
  }));
  const source = {
    clock,
    settings,
    transaction: <T>(run: (tx: Tx) => Promise<T>) => transaction(({ tx }) => run(tx)),
  };
  const { table, rowCount } = await openReport(source, definition, DIRECT_EXPORT_MAX_ROWS + 1);
  if (rowCount > DIRECT_EXPORT_MAX_ROWS)
    throw problem('conflict', { message: reportExportTexts.tooManyRows(DIRECT_EXPORT_MAX_ROWS) });
  return withUploadPath(uploadFolder(settings.dataDir), async (target) => {
    await writeReportFile(format, table, target, { title, author, today: clock.today() });
    return {
      name: toExportFileName(filename, format),
      mimetype: exportMimetypes[format],
      bytes: await readFile(target),
    };
  });
};
