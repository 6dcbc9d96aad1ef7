import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';
import { listQuery, page, sortBy } from '../core/list';

const named = yup.object({ id: out.id(), name: out.text() });
const monthText = () => yup.string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Ange en månad som ÅÅÅÅ-MM');

/** An invoice that the coming runs will make. */
export const foreseenInvoice = yup.object({
  /** The month of the run that makes it: YYYY-MM. */
  month: out.text(),
  send_date: out.date(),
  lease_id: out.id(),
  entity: named.required(),
  tenant: named.nullable().defined(),
  start: out.date(),
  stop: out.date(),
  fee: out.number(),
  tax: out.number(),
  pay_amount_rounded: out.number(),
  rows: out.list(
    yup
      .object({ name: out.text(), total: out.number(), tax_rate: out.number(), explanation: out.text() })
      .required(),
  ),
});
export type ForeseenInvoice = yup.InferType<typeof foreseenInvoice>;

export const forecastCalls = callsOf('forecast', {
  /** The invoices to come in a month, or in all twelve, one by one. Those already made are in `invoicebase.list`. */
  list: call({
    method: 'GET',
    path: '/api/economy/forecast',
    summary: 'Hyresavier som kommer att skapas',
    query: listQuery(sortBy('start', 'entity', 'fee'), {
      month: monthText(),
      company_id: yup.number().integer(),
      lease_id: yup.number().integer(),
    }),
    ok: page(foreseenInvoice.required()).shape({ sum: yup.object({ fee: out.number() }).required() }),
  }),
});
