import * as yup from 'yup';
import { output, reference, taxRate } from '../../core/fields';
import { breadcrumb } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';
import { generatePeriods } from '../../objects/company/company.calls';
import { houseNameField } from '../../objects/entity/named-entity';
import { leaseStates } from './lease.state';
import { noticeTypes, paymentIntervals } from './payment-interval';

const party = namedObject('LeaseParty', {
  id: output.id(),
  name: output.text(),
  identifier: output.text(),
  phone: output.text(),
  email: output.textOrNull(),
});
export const leaseTenant = nameSchema(
  'LeaseTenant',
  party.shape({ pivot: yup.object({ primary: output.flag() }).required() }),
);

const leaseStateSchema = namedObject('LeaseState', {
  status: output.choice(leaseStates),
  color: output.text(),
  icon: output.text(),
  title: output.text(),
  description: output.text(),
});
const leaseEntity = namedObject('LeaseEntity', {
  id: output.id(),
  name: output.text(),
  house: houseNameField(),
  type: yup.object({ name: output.text(), kind: output.text() }).required(),
  company_id: output.idOrNull(),
});
const sharedFields = {
  id: output.id(),
  reference: output.textOrNull(),
  entity_id: output.id(),
  entity: leaseEntity.required(),
  state: leaseStateSchema.required(),
  start: output.date(),
  stop: output.dateOrNull(),
  /** Somebody has ended the lease, as opposed to a fixed term that runs out. */
  terminated: output.flag(),
  /** SEK without VAT per payment interval; with `fee_as_m2`, per m² and payment interval. */
  fee: output.number(),
  fee_as_m2: output.flag(),
  /** The rent per payment interval in SEK, without VAT and add-ons. */
  total: output.number(),
  /** Percent. */
  tax_rate: taxRate(),
  payment_interval: output.choice(paymentIntervals),
  primary_tenant: party.nullable().defined(),
  created_at: output.text(),
  updated_at: output.text(),
};
export const leaseRow = namedObject('LeaseRow', {
  ...sharedFields,
  company: reference.nullable().defined(),
});
export type LeaseRow = yup.InferType<typeof leaseRow>;

/** The next invoice that is created automatically, and the days that it covers. */
const nextInvoice = namedObject('NextInvoice', {
  date: output.date(),
  start: output.date(),
  stop: output.date(),
});

export const leaseDetail = namedObject('LeaseDetail', {
  ...sharedFields,
  company: yup
    .object({
      id: output.id(),
      name: output.text(),
      invoicingconfig: yup
        .object({
          auto_enabled: output.flag(),
          generate_day: output.number(),
          generate_period: output.choice(generatePeriods),
        })
        .required(),
    })
    .nullable()
    .defined(),
  /** The notice period, counted in the unit `notice_type`. */
  notice_length: output.number(),
  notice_type: output.choice(noticeTypes),
  /** The day on which notice of termination was given. It is null when it is not known, or nobody has given notice. */
  notice_given: output.dateOrNull().optional(),
  /** YYYY-MM. It is null when no more invoices will be created. */
  next_invoice_month: output.textOrNull(),
  /** YYYY-MM: the first month that the company generates invoices for after today (docs/domain-rules.md, D-7). */
  next_invoice_month_based_on_invoicingconfig: output.textOrNull(),
  /**
   * YYYY-MM: the month that is invoiced next, by the lease, its company's settings and its runs (docs/domain-rules.md, D-7).
   * It is null if none is left.
   */
  effective_invoice_month: output.textOrNull().optional(),
  next_notice: nextInvoice.nullable().defined(),
  /**
   * The days of the invoice that adapts a quarterly lease to the calendar quarters, and the month (YYYY-MM) that is invoiced
   * after it. It is null when there is nothing to adapt.
   */
  quarter_bridge: yup
    .object({ start: output.date(), stop: output.date(), next_month: output.textOrNull() })
    .nullable()
    .default(undefined)
    .optional(),
  /** The last day of the lease if notice is given today (JB 12:4, D-18). */
  earliest_stop: output.date(),
  /** The first day on which a changed rent or VAT would apply: the day after the last sent or booked invoice, or else the start. */
  new_terms_start: yup.string(),
  /**
   * The scheduled rent adjustments of the lease, in the order of execution. A rent that is agreed for the day of one or a later
   * day is not changed by it (docs/domain-rules.md, D-15).
   */
  scheduled_adjustments: output
    .list(yup.object({ id: output.id(), rate: output.number(), scheduled_at: output.date() }).required())
    .optional(),
  /** The area of the object in m². */
  area: output.numberOrNull(),
  tenants: output.list(leaseTenant.required()),
  /** The number of receipts that are not returned. Until they are, the lease cannot be ended. */
  unreturned_count: output.number(),
  breadcrumb: breadcrumb(),
});
export type Lease = yup.InferType<typeof leaseDetail>;
