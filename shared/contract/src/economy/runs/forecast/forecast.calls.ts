import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { namedEntity } from '../../../objects/entity/named-entity';

const monthText = () => yup.string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Ange en månad som ÅÅÅÅ-MM');

/** An invoice that coming job runs will create. */
export const forecastInvoice = namedObject('ForecastInvoice', {
  /** The month of the job run that creates it: YYYY-MM. */
  month: output.text(),
  send_date: output.date(),
  lease_id: output.id(),
  entity: namedEntity.required(),
  tenant: reference.nullable().defined(),
  start: output.date(),
  stop: output.date(),
  fee: output.number(),
  tax: output.number(),
  pay_amount_rounded: output.number(),
  rows: output.list(
    yup
      .object({
        name: output.text(),
        total: output.number(),
        tax_rate: output.number(),
        explanation: output.text(),
      })
      .required(),
  ),
});
export type ForecastInvoice = yup.InferType<typeof forecastInvoice>;

export const forecastCalls = defineCalls('forecast', {
  /** The invoices to come in one month, or in the next twelve. Existing invoices are in `invoice.list`. */
  list: call({
    method: 'GET',
    path: '/api/economy/forecast',
    summary: 'Hyresavier som kommer att skapas',
    query: listQuery(sortBy('start', 'entity', 'fee'), {
      month: monthText(),
      company_id: yup.number().integer(),
      lease_id: yup.number().integer(),
    }),
    response: nameSchema(
      'ForecastPage',
      page(forecastInvoice.required()).shape({ sum: yup.object({ fee: output.number() }).required() }),
    ),
  }),
});
