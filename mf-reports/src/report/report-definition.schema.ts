import { reportAggregate, reportChart, reportFilter, reportSort } from '@husrum/contract/report';
import * as yup from 'yup';
import { emptyReportDefinition, type ReportDefinition } from './report-definition.rules';

const keyList = () => yup.array().of(yup.string().required()).default([]);
const reportDefinitionSchema = yup.object({
  model: yup.string().nullable().default(null),
  relationships: keyList(),
  fields: keyList(),
  filters: yup.array().of(reportFilter.required()).default([]),
  sort: yup.array().of(reportSort.required()).default([]),
  group_by: keyList(),
  aggregates: yup.array().of(reportAggregate.required()).default([]),
  chart: reportChart.optional().default(undefined),
});

/** Reads a definition from the query string. An invalid text gives an empty report, never an error. */
export const parseReportDefinition = (text: string | undefined): ReportDefinition => {
  if (text === undefined) return emptyReportDefinition;
  try {
    return reportDefinitionSchema.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    return emptyReportDefinition;
  }
};

/** Writes a definition for the query string; undefined for an empty report. */
export const serializeReportDefinition = (definition: ReportDefinition): string | undefined =>
  definition.model === null ? undefined : JSON.stringify(definition);
