import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import { choice, output, text } from '../core/fields';
import { namedObject } from '../core/named';
import { reportConditions, reportFieldTypes } from './report.operators';

export const REPORT_PREVIEW_LIMIT = 20;

const optionSchema = namedObject('ReportOption', { key: output.text(), label: output.text() });
export const reportField = namedObject('ReportField', {
  key: output.text(),
  label: output.text(),
  type: output.choice(reportFieldTypes),
});
export type ReportField = yup.InferType<typeof reportField>;

export const reportFilter = namedObject('ReportFilter', {
  field: text('Fält'),
  operator: choice('Villkor', reportConditions),
  value: yup.mixed<string | number | boolean>().nullable().default(null),
});
export const reportDefinitionFields = {
  model: text('Källa', 40),
  fields: yup
    .array()
    .of(yup.string().required())
    .min(1, 'Välj minst ett fält')
    .max(60, 'Välj högst 60 fält')
    .label('Fält')
    .required(),
  relationships: yup.array().of(yup.string().required()).max(20).default([]),
  filters: yup.array().of(reportFilter.required()).max(30, 'Högst 30 filter').default([]),
};

export const reportCalls = defineCalls('report', {
  models: call({
    method: 'GET',
    path: '/api/report/models',
    summary: 'Källor',
    response: output.list(optionSchema.required()),
  }),
  relationships: call({
    method: 'GET',
    path: '/api/report/models/{model}/relationships',
    summary: 'Relationer',
    response: output.list(optionSchema.required()),
  }),
  fields: call({
    method: 'POST',
    path: '/api/report/models/{model}/fields',
    requires: 'property.read',
    summary: 'Fält',
    body: yup.object({ relationships: yup.array().of(yup.string().required()).default([]) }),
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
        yup.object({ key: output.text(), label: output.text(), type: output.text() }).required(),
      ),
      data: output.list(output.list(yup.mixed<string | number | boolean>().nullable().defined())),
      total: output.number(),
      showing: output.number(),
    }),
  }),
});
