import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out, text } from '../core/fields';
import {
  type ReportCondition,
  type ReportFieldType,
  reportConditions,
  reportFieldTypes,
} from './report.operators';

export const REPORT_PREVIEW_LIMIT = 20;

const choice = yup.object({ key: out.text(), label: out.text() });
export const reportField = yup.object({
  key: out.text(),
  label: out.text(),
  type: yup
    .string<ReportFieldType>()
    .oneOf([...reportFieldTypes])
    .required(),
});
export type ReportField = yup.InferType<typeof reportField>;

export const reportFilter = yup.object({
  field: text('Fält'),
  operator: yup
    .string<ReportCondition>()
    .oneOf([...reportConditions])
    .label('Villkor')
    .required(),
  value: yup.mixed<string | number | boolean>().nullable().default(null),
});
export const reportQuestion = {
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

export const reportCalls = callsOf('report', {
  models: call({
    method: 'GET',
    path: '/api/report/models',
    summary: 'Källor',
    ok: out.list(choice.required()),
  }),
  relationships: call({
    method: 'GET',
    path: '/api/report/models/{model}/relationships',
    summary: 'Relationer',
    ok: out.list(choice.required()),
  }),
  fields: call({
    method: 'POST',
    path: '/api/report/models/{model}/fields',
    summary: 'Fält',
    body: yup.object({ relationships: yup.array().of(yup.string().required()).default([]) }),
    ok: out.list(reportField.required()),
  }),
  enumOptions: call({
    method: 'GET',
    path: '/api/report/models/{model}/fields/{field}/enum-options',
    summary: 'Värden att välja',
    ok: out.list(choice.required()),
  }),
  preview: call({
    method: 'POST',
    path: '/api/report/preview',
    summary: 'Förhandsvisa',
    body: yup.object({
      ...reportQuestion,
      limit: yup.number().integer().min(1).max(REPORT_PREVIEW_LIMIT).default(REPORT_PREVIEW_LIMIT),
    }),
    ok: yup.object({
      headers: out.list(yup.object({ key: out.text(), label: out.text(), type: out.text() }).required()),
      data: out.list(out.list(yup.mixed<string | number | boolean>().nullable().defined())),
      total: out.number(),
      showing: out.number(),
    }),
  }),
});
