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

/** The payment of an earlier attempt: by our reference or, if the service stores none, an unknown one by amount and day. */
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

/** Registers the money there once. A negative amount takes a surplus off the invoice again. */
export const payAtService = async (
  service: AccountingService,
  { record }: TaskInvoice,
  known: readonly KnownPayment[],
  payment: { reference: string; paidAt: string; amountOre: number },
): Promise<AccountingPayment> => {
  const remoteInvoice = await requireRemoteInvoice(service, record);
  const earlier = findEarlier(
    await service.listInvoicePayments(remoteInvoice.id, known),
    new Set(known.map(({ id }) => id)),
    payment,
  );
  if (earlier !== undefined) return earlier;
  const { leftOre } = remoteInvoice;
  const hasRoom = payment.amountOre > 0 ? leftOre >= payment.amountOre : leftOre <= payment.amountOre;
  if (!hasRoom) throw new AccountingRefusal('wrongState', `Left ${leftOre}, paid ${payment.amountOre}`);
  return service.createPayment({ ...payment, invoiceId: remoteInvoice.id });
};

/** Remembers that the payment stands on both sides, and what is left there now. */
export const saveMadePayment = async (
  tx: Tx,
  { connection }: TaskContext,
  { invoice: { id: invoiceId }, record }: TaskInvoice,
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
  const left_ore = record.left_ore === null ? null : record.left_ore - made.amountOre;
  await saveAccountingInvoice(tx, invoiceId, { left_ore });
};

/** Registers the payment here, and links it to the one in the program. Returns the other invoices that the surplus settled. */
const registerHere = async (
  actor: ActorContext,
  run: TaskContext,
  found: TaskInvoice,
  { detail, made }: { detail: PaymentDetail; made: AccountingPayment | undefined },
) => {
  const params = { type: run.connection.name.toLowerCase(), id: found.invoice.id };
  const { paymentId, offsets } = await payInvoice(actor, params, {
    payment: detail.payment,
    paid_at: detail.paidAt,
  });
  if (made !== undefined) await saveMadePayment(actor.tx, run, found, { made, paymentId });
  return { ...detail, offsets };
};

/** Registers a payment in the program and here. An overpaid amount is registered here only, as the tenant's credit. */
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
        ? await payAtService(run.connection.service, found, known, { reference, paidAt, amountOre })
        : undefined;
    return (actor) => registerHere(actor, run, found, { detail, made });
  };
};
