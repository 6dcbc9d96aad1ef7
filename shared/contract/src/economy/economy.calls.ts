import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import { output } from '../core/fields';

export const economyCalls = defineCalls('economy', {
  statistics: call({
    method: 'GET',
    path: '/api/economy/stats',
    summary: 'Ekonomiska nyckeltal',
    response: yup.object({
      stat_income_current: output.number(),
      stat_income_max: output.number(),
      stat_income_r12: output.number(),
      stat_leases_total: output.number(),
      stat_occupancy_total: output.number(),
      stat_rentable_total: output.number(),
      stat_tenants_current: output.number(),
      stat_area_average: output.numberOrNull(),
      stat_area_average_price: output.numberOrNull(),
      /** Of sent invoices that are due in this calendar month: to pay, and paid. SEK. */
      stat_month_billed: output.number(),
      stat_month_paid: output.number(),
    }),
  }),
  /** This month and the next eleven, for everything or for one company or lease. */
  projectedIncome: call({
    method: 'GET',
    path: '/api/economy/projected',
    summary: 'Väntade intäkter de kommande tolv månaderna',
    query: yup.object({ company_id: yup.number().integer(), lease_id: yup.number().integer() }),
    response: yup.object({
      /** YYYY-MM. */
      labels: output.list(yup.string().required()),
      /** SEK ex VAT: existing and forecast invoices. */
      data: output.list(yup.number().required()),
      /** The forecast part of `data`. */
      coming: yup.array().of(yup.number().required()).optional(),
    }),
  }),
});
