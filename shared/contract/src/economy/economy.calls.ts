import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';

export const economyCalls = callsOf('economy', {
  stats: call({
    method: 'GET',
    path: '/api/economy/stats',
    summary: 'Ekonomiska nyckeltal',
    ok: yup.object({
      stat_income_current: out.number(),
      stat_income_max: out.number(),
      stat_income_r12: out.number(),
      stat_leases_total: out.number(),
      stat_occupancy_total: out.number(),
      stat_rentable_total: out.number(),
      stat_tenants_current: out.number(),
      stat_area_average: out.numberOrNull(),
      stat_area_average_price: out.numberOrNull(),
      /** Asked for and received this calendar month, SEK. */
      stat_month_billed: out.number(),
      stat_month_paid: out.number(),
    }),
  }),
  /** This month and the eleven to come; narrowed to a company or a lease when one is named. */
  projected: call({
    method: 'GET',
    path: '/api/economy/projected',
    summary: 'Väntade intäkter de kommande tolv månaderna',
    query: yup.object({ company_id: yup.number().integer(), lease_id: yup.number().integer() }),
    ok: yup.object({
      /** YYYY-MM. */
      labels: out.list(yup.string().required()),
      /** Ex VAT, SEK: invoices that are made, and those to come. */
      data: out.list(yup.number().required()),
      /** The part of `data` that no invoice is made for yet. */
      coming: yup.array().of(yup.number().required()).optional(),
    }),
  }),
});
