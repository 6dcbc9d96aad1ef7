import { serve } from '@husrum/api-platform';
import { reportCalls } from '@husrum/contract/report';
import { listFields, listModels, listOptions, listRelationships } from './describe-models';
import { previewReport } from './preview-report';

export const reportRoutes = [
  serve(reportCalls.models, (_input, { tx }) => listModels(tx)),
  serve(reportCalls.relationships, ({ params }, { tx }) => listRelationships(tx, params.model)),
  serve(reportCalls.fields, ({ params, body }, { tx }) => listFields(tx, params.model, body.relationships)),
  serve(reportCalls.enumOptions, ({ params }, { tx }) => listOptions(tx, params.model, params.field)),
  serve(reportCalls.preview, ({ body }, context) => previewReport(context, body)),
];
