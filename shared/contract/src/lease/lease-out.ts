import * as yup from 'yup';
import { generatePeriods } from '../company/company.calls';
import { out, taxRate } from '../core/fields';
import { breadcrumb } from '../core/list';
import { noticeTypes, paymentIntervals } from './interval';
import { leaseStates } from './lease.state';

const party = yup.object({
  id: out.id(),
  name: out.text(),
  identifier: out.text(),
  phone: out.text(),
  email: out.textOrNull(),
});
export const leaseTenant = party.shape({ pivot: yup.object({ primary: out.flag() }).required() });

const stateOut = yup.object({
  status: yup
    .string()
    .oneOf([...leaseStates])
    .required(),
  color: out.text(),
  icon: out.text(),
  title: out.text(),
  description: out.text(),
});
const shared = {
  id: out.id(),
  reference: out.textOrNull(),
  entity_id: out.id(),
  entity: yup
    .object({
      id: out.id(),
      name: out.text(),
      type: yup.object({ name: out.text(), kind: out.text() }).required(),
      company_id: out.idOrNull(),
    })
    .required(),
  state: stateOut.required(),
  start: out.date(),
  stop: out.dateOrNull(),
  fee: out.number(),
  fee_as_m2: out.flag(),
  /** Rent per interval ex VAT, SEK, without add-ons. */
  total: out.number(),
  tax_rate: taxRate(),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .required(),
  primary_tenant: party.nullable().defined(),
  created_at: out.text(),
  updated_at: out.text(),
};
export const leaseRow = yup.object({
  ...shared,
  company: yup.object({ id: out.id(), name: out.text() }).nullable().defined(),
});
export type LeaseRow = yup.InferType<typeof leaseRow>;

/** The invoice that comes by itself next: when it is made and what it covers. Null when none will. */
const nextInvoice = yup.object({ date: out.date(), start: out.date(), stop: out.date() });

export const leaseOut = yup.object({
  ...shared,
  company: yup
    .object({
      id: out.id(),
      name: out.text(),
      invoicingconfig: yup
        .object({
          auto_enabled: out.flag(),
          generate_day: out.number(),
          generate_period: yup
            .string()
            .oneOf([...generatePeriods])
            .required(),
        })
        .required(),
    })
    .nullable()
    .defined(),
  notice_length: out.number(),
  notice_type: yup
    .string()
    .oneOf([...noticeTypes])
    .required(),
  /** YYYY-MM, null when the lease has no further notice. */
  next_invoice_month: out.textOrNull(),
  next_invoice_month_based_on_invoicingconfig: out.textOrNull(),
  next_notice: nextInvoice.nullable().defined(),
  /** The end that a notice given today leads to (JB 12:4). */
  earliest_stop: out.date(),
  area: out.numberOrNull(),
  tenants: out.list(leaseTenant.required()),
  /** Receipts not handed back: the lease cannot end while there are any. */
  unreturned_count: out.number(),
  breadcrumb: breadcrumb(),
});
export type Lease = yup.InferType<typeof leaseOut>;
