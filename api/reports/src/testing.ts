export { makeReportDefinition, readReport } from './report/report.test-data';
export type { Cell, ReportModel, ReportRelationship } from './report/report-model.types';
export { loadReportModels } from './report/report-models';
