import { type FileResponse, orNotFound, problem, type TransactionsContext } from '@husrum/api-platform';
import { lockOwnExport } from './report-export.store';
import { reportExportTexts } from './report-export.texts';
import { exportMimetypes } from './write-report-file';

/** The file of the user's own export, as a stream. Throws 409 until the export is done. */
export const readExportFile = async (
  { files, transaction }: Pick<TransactionsContext, 'files' | 'transaction'>,
  id: number,
): Promise<FileResponse> => {
  const row = await transaction(async ({ tx, account }) =>
    orNotFound(await lockOwnExport(tx, id, account.userId)),
  );
  if (row.file_key === null) throw problem('conflict', { message: reportExportTexts.notDone });
  const bytes = await files.open(row.file_key);
  if (bytes === undefined) throw problem('conflict', { message: reportExportTexts.gone });
  return {
    name: row.filename,
    mimetype: exportMimetypes[row.format],
    bytes,
  };
};
