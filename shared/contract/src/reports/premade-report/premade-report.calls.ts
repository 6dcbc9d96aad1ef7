import type * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { namedObject } from '../../core/named';
import { reportDefinition } from '../report/report.calls';

export const premadeReport = namedObject('PremadeReport', {
  key: output.text(),
  title: output.text(),
  /** One sentence: the question that the report answers. */
  description: output.text(),
  /** The labels of some of its columns. */
  columns: output.list(output.text()),
});
export type PremadeReport = yup.InferType<typeof premadeReport>;

export const premadeReportCalls = defineCalls('premadeReport', {
  list: call({
    method: 'GET',
    path: '/api/report/premade',
    summary: 'Färdiga rapporter',
    response: output.list(premadeReport.required()),
  }),
  load: call({
    method: 'POST',
    path: '/api/report/premade/{key}/load',
    requires: 'property.read',
    summary: 'Öppna en färdig rapport',
    response: namedObject('LoadedPremadeReport', {
      key: output.text(),
      title: output.text(),
      definition: reportDefinition.required(),
    }),
  }),
});
