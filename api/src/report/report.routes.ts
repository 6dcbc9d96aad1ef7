import { reportCalls } from '@husrum/contract/report';
import { serve } from '../platform/http';
import { listFields, listModels, listOptions, listRelationships } from './describe-models';
import { previewReport } from './preview-report';

export const reportRoutes = [
  serve(reportCalls.models, listModels),
  serve(reportCalls.relationships, ({ params }) => listRelationships(params.model)),
  serve(reportCalls.fields, ({ params, body }) => listFields(params.model, body.relationships)),
  serve(reportCalls.enumOptions, ({ params }) => listOptions(params.model, params.field)),
  serve(reportCalls.preview, ({ body }, context) => previewReport(context, body)),
];
