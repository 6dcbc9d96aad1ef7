import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { output, reference } from '../../../core/fields';

export const economyCalls = defineCalls('economy', {
  statistics: call({
    method: 'GET',
    path: '/api/economy/stats',
    summary: 'Ekonomiska nyckeltal',
    response: yup.object({
      /** SEK per month ex VAT: of the objects that are let today, and if the vacant ones were let too. */
      stat_income_current: output.number(),
      stat_income_max: output.number(),
      /** SEK ex VAT: the invoices whose period began in the twelve whole months before this one, minus credits. */
      stat_income_r12: output.number(),
      /** SEK ex VAT: the invoices that were sent in the twelve months until today, minus what has been credited of them. */
      stat_sent_r12: yup.number().optional(),
      /** Both are the number of objects that are let today. */
      stat_leases_total: output.number(),
      stat_occupancy_total: output.number(),
      stat_rentable_total: output.number(),
      stat_tenants_current: output.number(),
      /** m² per object, and the rent of let objects in SEK per m² and year. */
      stat_area_average: output.numberOrNull(),
      stat_area_average_price: output.numberOrNull(),
      /** The amounts to pay and paid of sent invoices that are due in this calendar month, SEK. */
      stat_month_billed: output.number(),
      stat_month_paid: output.number(),
      /**
       * This rental month and the next: what is sent for it, paid and left to pay, SEK with VAT. An invoice belongs to the month in
       * which its period begins.
       */
      stat_rental_months: yup
        .array()
        .of(
          yup
            .object({
              /** YYYY-MM. */
              month: output.text(),
              billed: output.number(),
              paid: output.number(),
              left: output.number(),
            })
            .required(),
        )
        .optional(),
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
      /** Companies with leases whose coming invoices are not forecast, because no run creates invoices for them. */
      companies_left_out: yup.array().of(reference.required()).optional(),
    }),
  }),
});
