import { type Route, serve, serveReadOnly, serveWithTransactions } from '@husrum/api-platform';
import { indexRunCalls } from '@husrum/contract/index-run';
import { listIndexRunRows, listIndexRuns, readIndexRun } from './index-run-page.store';
import { previewIndexRun } from './preview-index-run';
import { mailIndexLetters, markLetterSent, readIndexLetter } from './send-index-letters';
import { startIndexRun } from './start-index-run';
import { undoIndexRun, undoIndexRunRow } from './undo-index-run';

export const indexRunRoutes: readonly Route[] = [
  serveReadOnly(indexRunCalls.preview, ({ query }, context) => previewIndexRun(context, query)),
  serveReadOnly(indexRunCalls.list, ({ query }, context) => listIndexRuns(context, query)),
  serveReadOnly(indexRunCalls.detail, ({ params }, context) => readIndexRun(context, params.id)),
  serveReadOnly(indexRunCalls.rows, ({ params, query }, context) =>
    listIndexRunRows(context, params.id, query),
  ),
  serve(indexRunCalls.start, ({ body }, context) =>
    startIndexRun(context, {
      ...{ year: body.year, companyId: body.company_id, entityId: body.entity_id },
      excluded: body.excluded.map(({ lease_id, reason }) => ({ leaseId: lease_id, reason })),
    }),
  ),
  serve(indexRunCalls.undo, ({ params }, context) => undoIndexRun(context, params.id)),
  serve(indexRunCalls.undoRow, ({ params }, context) => undoIndexRunRow(context, params.id)),
  serve(indexRunCalls.mailLetters, ({ params }, context) => mailIndexLetters(context, params.id)),
  serveWithTransactions(indexRunCalls.letter, ({ params }, context) => readIndexLetter(context, params.id)),
  serveWithTransactions(indexRunCalls.markLetterSent, ({ params }, context) =>
    markLetterSent(context, params.id),
  ),
];
