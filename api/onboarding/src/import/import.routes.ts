import { importCalls } from '@husrum/contract/import';
import { listEntityTypes } from '../entity/entity-type.store';
import { type Route, serveWithTransactions } from '../platform/http';
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
