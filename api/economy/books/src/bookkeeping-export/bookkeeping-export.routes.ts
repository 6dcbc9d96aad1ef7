import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { previewExport, readExportFile } from './read-export';

export const bookkeepingExportRoutes: readonly Route[] = [
  serveReadOnly(bookkeepingExportCalls.preview, ({ params, query }, context) =>
    previewExport(context, params.id, query),
  ),
  serve(bookkeepingExportCalls.file, ({ params, query }, context) =>
    readExportFile(context, params.id, query),
  ),
];
