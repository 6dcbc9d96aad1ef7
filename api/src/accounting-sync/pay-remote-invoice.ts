import { toOre } from '@husrum/format';
import * as yup from 'yup';
import { saveAccountingInvoice } from '../accounting/accounting-invoice.store';
import { payInvoice } from '../payment/pay-invoice';
import type { Tx } from '../platform/db';
import type { ActorContext } from '../platform/http';
import {
  type AccountingPayment,
  AccountingRefusal,
  type AccountingService,
  type KnownPayment,
} from '../ports/accounting/accounting-service';
import { requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice, type TaskInvoice } from './find-task-invoice';
import { listSharedPayments, toKnownPayment } from './synced-invoice.store';
import type { TaskContext, TaskHandler } from './task-handler';

const detailSchema = yup.object({
  payment: yup.number().required(),
  paidAt: yup.string().required(),
  reference: yup.string().required(),
});
type PaymentDetail = yup.InferType<typeof detailSchema>;

/** An earlier try: by our reference or, where the service keeps none, by amount and day among those that we do not know. */
const findEarlier = (
  payments: readonly AccountingPayment[],
  known: ReadonlySet<string>,
  { reference, paidAt, amountOre }: { reference: string; paidAt: string; amountOre: number },
): AccountingPayment | undefined =>
  payments.find((payment) => payment.reference === reference) ??
  payments.find(
    (payment) =>
      payment.reference === null &&
      !known.has(payment.id) &&
      payment.amountOre === amountOre &&
      payment.paidAt === paidAt,
  );

const pay = async (
  service: AccountingService,
  { record }: TaskInvoice,
  known: readonly KnownPayment[],
  payment: { reference: string; paidAt: string; amountOre: number },
): Promise<AccountingPayment> => {
  const there = await requireRemoteInvoice(service, record);
  const earlier = findEarlier(
    await service.listInvoicePayments(there.id, known),
    new Set(known.map(({ id }) => id)),
    payment,
  );
  if (earlier !== undefined) return earlier;
  if (there.leftOre < payment.amountOre)
    throw new AccountingRefusal('wrongState', `Left ${there.leftOre}, paid ${payment.amountOre}`);
  return service.createPayment({ ...payment, invoiceId: there.id });
};

const insertSharedPayment = async (
  tx: Tx,
  { connection }: TaskContext,
  invoiceId: number,
  { made, paymentId }: { made: AccountingPayment; paymentId: number },
): Promise<void> => {
  await tx
    .insertInto('accounting_payment')
    .values({
      integration_id: connection.id,
      service_id: made.id,
      invoicebase_id: invoiceId,
      payment_id: paymentId,
      amount_ore: made.amountOre,
      paid_at: made.paidAt,
    })
    .execute();
};

/** Registers the payment here, and that it stands on both sides. Returns the other invoices that the surplus settled. */
const registerHere = async (
  actor: ActorContext,
  run: TaskContext,
  { invoice, record }: TaskInvoice,
  { detail, made }: { detail: PaymentDetail; made: AccountingPayment | undefined },
) => {
  const params = { type: run.connection.name.toLowerCase(), id: invoice.id };
  const { paymentId, offsets } = await payInvoice(actor, params, {
    payment: detail.payment,
    paid_at: detail.paidAt,
  });
  if (made !== undefined) {
    await insertSharedPayment(actor.tx, run, invoice.id, { made, paymentId });
    const left_ore = record.left_ore === null ? null : record.left_ore - made.amountOre;
    await saveAccountingInvoice(actor.tx, invoice.id, { left_ore });
  }
  return { ...detail, offsets };
};

/** Registers a payment in the program and here. What is more than the invoice stays here, as the tenant's credit. */
export const payRemoteInvoice: TaskHandler = async ({ tx }, task) => {
  const found = await findTaskInvoice(tx, task);
  if (found === undefined) return undefined;
  const detail = detailSchema.validateSync(task.detail);
  const amountOre = Math.min(toOre(detail.payment), found.invoice.left_ore);
  const known = (await listSharedPayments(tx, found.invoice.id)).map(toKnownPayment);
  return async (run) => {
    const { reference, paidAt } = detail;
    const made =
      amountOre > 0
        ? await pay(run.connection.service, found, known, { reference, paidAt, amountOre })
        : undefined;
    return (actor) => registerHere(actor, run, found, { detail, made });
  };
};
