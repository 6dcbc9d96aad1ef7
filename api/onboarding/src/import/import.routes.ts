import { listEntityTypes } from '@husrum/api-objects';
import { type Route, serveWithTransactions } from '@husrum/api-platform';
import { importCalls } from '@husrum/contract/import';
import { createImportTemplate } from './import-template';
import { previewImport } from './preview-import';
import { runImport } from './run-import';

export const importRoutes: readonly Route[] = [
  serveWithTransactions(importCalls.template, async (_input, { transaction }) =>
    createImportTemplate(await transaction(({ tx }) => listEntityTypes(tx))),
  ),
  serveWithTransactions(importCalls.preview, ({ file }, context) => previewImport(context, file)),
  serveWithTransactions(importCalls.run, ({ params, body }, context) =>
    runImport(context, { id: params.id, skipsInvalidRows: body.skip_invalid_rows }),
  ),
];
