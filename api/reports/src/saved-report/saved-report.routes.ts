import { type Route, serve } from '@husrum/api-platform';
import { savedReportCalls } from '@husrum/contract/saved-report';
import {
  createSavedReport,
  duplicateReport,
  removeSavedReport,
  scheduleReport,
  updateSavedDefinition,
  updateSavedReport,
} from './change-saved-report';
import { listSavedReports, loadSavedReport, readSavedReport } from './read-saved-report';
import { listRecipients } from './saved-report.store';

export const savedReportRoutes: readonly Route[] = [
  serve(savedReportCalls.list, (_input, context) => listSavedReports(context)),
  serve(savedReportCalls.recipients, (_input, { tx }) => listRecipients(tx)),
  serve(savedReportCalls.load, ({ params }, context) => loadSavedReport(context, params.id)),
  serve(savedReportCalls.create, ({ body }, context) => createSavedReport(context, body)),
  serve(
    savedReportCalls.updateDefinition,
    ({ params, body }, context) => updateSavedDefinition(context, params.id, body.definition),
    ({ params }, context) => readSavedReport(context, params.id),
  ),
  serve(
    savedReportCalls.update,
    ({ params, body }, context) => updateSavedReport(context, params.id, body),
    ({ params }, context) => readSavedReport(context, params.id),
  ),
  serve(
    savedReportCalls.schedule,
    ({ params, body }, context) => scheduleReport(context, params.id, body),
    ({ params }, context) => readSavedReport(context, params.id),
  ),
  serve(savedReportCalls.duplicate, ({ params }, context) => duplicateReport(context, params.id)),
  serve(savedReportCalls.remove, ({ params }, context) => removeSavedReport(context, params.id)),
];
