import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, output, text } from '../../core/fields';
import { namedObject } from '../../core/named';
import { aggregateFunctions, reportConditions, reportFieldTypes, sortDirections } from './report.operators';
import { chartTypes } from './report-chart';

/** The most rows that a preview shows. */
export const REPORT_PREVIEW_LIMIT = 20;
export const REPORT_MAX_SORTS = 5;
/** The most fields by which a report can be grouped. */
export const REPORT_MAX_GROUP_FIELDS = 5;
/** The preview counts rows up to this number. With totals all rows are counted. */
export const REPORT_COUNT_LIMIT = 100_000;

/** A grouped report with more groups is neither exported nor drawn. */
export const REPORT_GROUP_LIMIT = 50_000;

const optionSchema = namedObject('ReportOption', { key: output.text(), label: output.text() });
/** A model of reports. */
const modelOption = namedObject('ReportModelOption', {
  key: output.text(),
  label: output.text(),
  /** What a row is, in the plural: `hyresavier`. It is null without a word for it. */
  rows: yup.string().nullable().optional(),
});
const relationshipOption = namedObject('ReportRelationshipOption', {
  key: output.text(),
  label: output.text(),
  /** Whether a report with the relationship can have several rows for one row of the model, such as one for each add-on of a lease. */
  repeats_rows: yup.boolean().optional(),
});
export const reportField = namedObject('ReportField', {
  key: output.text(),
  label: output.text(),
  type: output.choice(reportFieldTypes),
  /** How many decimals a number can have: kronor two, a rent per m² four, a count none. It is null for other types. */
  decimals: yup.number().integer().nullable().optional(),
});
export type ReportField = yup.InferType<typeof reportField>;

export const reportFilter = namedObject('ReportFilter', {
  field: text('Fält'),
  operator: choice('Villkor', reportConditions),
  value: yup.mixed<string | number | boolean>().nullable().default(null),
});
export const reportSort = namedObject('ReportSort', {
  /** A column of the report. In a grouped report also an aggregate, by its column key: `sum(lease.fee)`. */
  field: text('Sortera efter'),
  direction: choice('Ordning', sortDirections).default('asc'),
});
export type ReportSort = yup.InferType<typeof reportSort>;
export const reportAggregate = namedObject('ReportAggregate', {
  /** Null counts the rows; only for `count`. */
  field: yup.string().trim().max(200).label('Fält').nullable().default(null),
  function: choice('Beräkning', aggregateFunctions),
});
export type ReportAggregate = yup.InferType<typeof reportAggregate>;
/** How a grouped report is drawn. */
export const reportChart = namedObject('ReportChart', {
  type: choice('Diagram', chartTypes),
  /** The column key of an aggregate that is a number: `sum(lease.fee)`. */
  value: text('Värde i diagrammet', 220),
});
export type ReportChart = yup.InferType<typeof reportChart>;
export const reportDefinitionFields = {
  model: text('Källa', 40),
  fields: yup
    .array()
    .of(yup.string().required())
    .min(1, 'Välj minst ett fält')
    .max(60, 'Välj högst 60 fält')
    .label('Fält')
    .required(),
  relationships: yup.array().of(yup.string().required()).max(20).label('Relationer').default([]),
  filters: yup.array().of(reportFilter.required()).max(30, 'Högst 30 filter').label('Filter').default([]),
  sort: yup
    .array()
    .of(reportSort.required())
    .max(REPORT_MAX_SORTS, `Sortera efter högst ${REPORT_MAX_SORTS} fält`)
    .label('Sortering')
    .default([]),
  /** With fields here the report has one row for each combination of their values, and shows these and the aggregates only. */
  group_by: yup
    .array()
    .of(yup.string().required())
    .max(REPORT_MAX_GROUP_FIELDS, `Gruppera efter högst ${REPORT_MAX_GROUP_FIELDS} fält`)
    .default([]),
  /** The columns of a grouped report beside its groups, and the totals of any report. */
  aggregates: yup.array().of(reportAggregate.required()).max(20, 'Högst 20 beräkningar').default([]),
  /** Only a grouped report has one. */
  chart: reportChart.optional().default(undefined),
};

/** What a report shows, as it is saved and exported. */
export const reportDefinition = namedObject('ReportDefinition', reportDefinitionFields);
export type ReportDefinition = yup.InferType<typeof reportDefinition>;

export const reportTotal = namedObject('ReportTotal', {
  /** The column key of the aggregate: `sum(lease.fee)`, `count`. */
  key: output.text(),
  label: output.text(),
  /** The field that the aggregate is of; null for the count of rows. */
  field: output.textOrNull(),
  function: output.choice(aggregateFunctions),
  type: output.choice(reportFieldTypes),
  decimals: yup.number().integer().nullable().optional(),
  value: yup.mixed<string | number | boolean>().nullable().defined(),
  /** Whether the value of the field can be on several rows of the report. The total then counts it once. */
  counts_once: output.flag(),
});
export type ReportTotal = yup.InferType<typeof reportTotal>;

export const reportCalls = defineCalls('report', {
  models: call({
    method: 'GET',
    path: '/api/report/models',
    summary: 'Källor',
    response: output.list(modelOption.required()),
  }),
  relationships: call({
    method: 'GET',
    path: '/api/report/models/{model}/relationships',
    summary: 'Relationer',
    response: output.list(relationshipOption.required()),
  }),
  fields: call({
    method: 'POST',
    path: '/api/report/models/{model}/fields',
    requires: 'property.read',
    summary: 'Fält',
    body: yup.object({
      relationships: yup.array().of(yup.string().required()).label('Relationer').default([]),
    }),
    response: output.list(reportField.required()),
  }),
  enumOptions: call({
    method: 'GET',
    path: '/api/report/models/{model}/fields/{field}/enum-options',
    summary: 'Värden att välja',
    response: output.list(optionSchema.required()),
  }),
  preview: call({
    method: 'POST',
    path: '/api/report/preview',
    requires: 'property.read',
    summary: 'Förhandsvisa',
    body: yup.object({
      ...reportDefinitionFields,
      limit: yup.number().integer().min(1).max(REPORT_PREVIEW_LIMIT).default(REPORT_PREVIEW_LIMIT),
    }),
    response: yup.object({
      headers: output.list(
        yup
          .object({
            key: output.text(),
            label: output.text(),
            type: output.text(),
            decimals: yup.number().integer().nullable().optional(),
          })
          .required(),
      ),
      data: output.list(output.list(yup.mixed<string | number | boolean>().nullable().defined())),
      /** The number of rows. Without totals they are counted only up to REPORT_COUNT_LIMIT. */
      total: output.number(),
      /** Whether there are more rows than `total`. */
      is_total_capped: output.flag(),
      /** How many rows `data` has. */
      showing: output.number(),
      /** The aggregates over all rows of the report, also those that the preview does not show. */
      totals: output.list(reportTotal.required()),
      /** The groups that the chart draws, of all groups of the report. Only a report with a chart has them. */
      chart: namedObject('ReportChartGroups', {
        groups: output.list(
          yup
            .object({
              label: output.list(yup.mixed<string | number | boolean>().nullable().defined()),
              value: output.numberOrNull(),
            })
            .required(),
        ),
        /** How many other groups the report has. */
        other_count: output.number(),
        /** The sum of the others as one more group. It is null if there are none, or if the chart leaves them out. */
        other_value: output.numberOrNull(),
      })
        .optional()
        .default(undefined),
    }),
  }),
});
