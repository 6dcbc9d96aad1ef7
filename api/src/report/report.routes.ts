import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { listFields, listModels, listOptions, listRelationships } from './describe-models';
import { previewReport } from './preview-report';

const { report } = calls;

export const reportRoutes = [
  serve(report.models, listModels),
  serve(report.relationships, ({ params }) => listRelationships(params.model)),
  serve(report.fields, ({ params, body }) => listFields(params.model, body.relationships)),
  serve(report.enumOptions, ({ params }) => listOptions(params.model, params.field)),
  serve(report.preview, ({ body }, work) => previewReport(work, body)),
];
