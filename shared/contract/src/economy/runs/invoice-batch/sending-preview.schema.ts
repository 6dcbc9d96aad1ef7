import * as yup from 'yup';
import { output, reference } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { remarkKinds } from '../../invoicing/invoice/invoice.remark';
import { invoiceKinds } from '../../invoicing/invoice/invoice.status';

/** What is about to be done to invoices. SEND leaves out those that have been sent, unless their mail did not arrive. */
export const sendingActions = ['APPROVE', 'SEND', 'RESEND'] as const;
export type SendingAction = (typeof sendingActions)[number];

/** The most invoices that a preview lists one by one. Its sums cover all. */
export const MAX_PREVIEWED = 100;

/** What should be checked before the invoice is sent. One that has been sent has no remarks. */
const previewedRemark = namedObject('PreviewedRemark', {
  kind: output.choice(remarkKinds),
  /** The measured value, in Swedish: `+32 % mot 8 500 kr`. */
  detail: output.textOrNull(),
});

const previewedInvoice = namedObject('PreviewedInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  title: output.text(),
  kind: output.choice(invoiceKinds).optional(),
  entity_name: output.text(),
  recipient: output.text(),
  email: output.textOrNull(),
  /** SEK: what the tenant is asked to pay, which is negative on a credit invoice. */
  amount: output.number(),
  /** The due date if it is sent today. It is null on a credit invoice. */
  due_at: output.dateOrNull(),
  /** Why it is left out, in Swedish. It is null when it can be sent. */
  problem: output.textOrNull(),
  remarks: yup.array().of(previewedRemark.required()).optional(),
});
export type PreviewedInvoice = yup.InferType<typeof previewedInvoice>;

const payeeAccount = namedObject('PayeeAccount', {
  company: reference.nullable().defined(),
  bankgiro: output.textOrNull(),
  plusgiro: output.textOrNull(),
  /** How many of the invoices are paid to it. */
  count: output.number(),
});
export type PayeeAccount = yup.InferType<typeof payeeAccount>;

const stoppedInvoices = namedObject('StoppedInvoices', {
  /** Why they are left out, in Swedish. */
  problem: output.text(),
  count: output.number(),
  /** The company whose invoicing settings are the reason. */
  company: reference.nullable().defined(),
  /** The tenant whose missing mail address is the reason. It is null when it concerns several. */
  tenant: reference.nullable().default(undefined).optional(),
});
export type StoppedInvoices = yup.InferType<typeof stoppedInvoices>;

/** Whom invoices go to, what there is to pay, when, and to which account. */
export const sendingPreview = namedObject('SendingPreview', {
  /** The invoices that can be sent. */
  count: output.number(),
  /** The number of different tenants. */
  recipients: output.number(),
  /** SEK, without credit invoices. */
  amount: output.number(),
  /** The credit invoices among those that can be sent: how many, and their sum, which is negative. */
  credit_count: yup.number().optional(),
  credit_amount: yup.number().optional(),
  first_due: output.dateOrNull(),
  last_due: output.dateOrNull(),
  /** How many of them an accounting program books before they are sent. */
  booked_first: yup.number().optional(),
  accounts: output.list(payeeAccount.required()),
  stopped: output.list(stoppedInvoices.required()),
  /** Those that are left out come first. */
  invoices: output.list(previewedInvoice.required()),
});
export type SendingPreview = yup.InferType<typeof sendingPreview>;
