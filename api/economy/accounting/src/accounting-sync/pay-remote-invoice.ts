import { accountingInvoices } from '@husrum/api-connections';
import { payInvoice, saveUnregisteredAmount } from '@husrum/api-payments';
import type { ActorContext, Tx } from '@husrum/api-platform';
import { type AccountingPayment, AccountingRefusal, type AccountingService } from '@husrum/api-ports';
import { toOre } from '@husrum/format';
import * as yup from 'yup';
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
  knownIds: ReadonlySet<string>,
  { reference, paidAt, amountOre }: { reference: string; paidAt: string; amountOre: number },
): AccountingPayment | undefined =>
  payments.find((payment) => payment.reference === reference) ??
  payments.find(
    (payment) =>
      payment.reference === null &&
      !knownIds.has(payment.id) &&
      payment.amountOre === amountOre &&
      payment.paidAt === paidAt,
  );

/** Registers the payment in the program, once. A negative amount removes a surplus from the invoice. */
export const registerPaymentInProgram = async (
  service: AccountingService,
  { record }: TaskInvoice,
  knownPayments: readonly ReturnType<typeof toKnownPayment>[],
  payment: { reference: string; paidAt: string; amountOre: number },
): Promise<AccountingPayment> => {
  const remoteInvoice = await requireRemoteInvoice(service, record);
  const earlier = findEarlier(
    await service.listInvoicePayments(remoteInvoice.id, knownPayments),
    new Set(knownPayments.map(({ id }) => id)),
    payment,
  );
  if (earlier !== undefined) return earlier;
  const { leftOre } = remoteInvoice;
  const fitsAmountLeft = payment.amountOre > 0 ? leftOre >= payment.amountOre : leftOre <= payment.amountOre;
  if (!fitsAmountLeft)
    throw new AccountingRefusal('wrongState', `Left ${leftOre}, paid ${payment.amountOre}`);
  return service.createPayment({ ...payment, invoiceId: remoteInvoice.id });
};

/** Stores that the payment is registered on both sides, and what is left to pay in the program. */
export const saveRegisteredPayment = async (
  tx: Tx,
  { connection }: TaskContext,
  { invoice: { id: invoiceId }, record }: TaskInvoice,
  { registered, paymentId }: { registered: AccountingPayment; paymentId: number },
): Promise<void> => {
  await tx
    .insertInto('accounting_payment')
    .values({
      integration_id: connection.id,
      service_id: registered.id,
      invoicebase_id: invoiceId,
      payment_id: paymentId,
      amount_ore: registered.amountOre,
      paid_at: registered.paidAt,
    })
    .execute();
  const leftOre = record.left_ore === null ? null : record.left_ore - registered.amountOre;
  await accountingInvoices.save(tx, invoiceId, { left_ore: leftOre });
};

/** Registers the payment here, and links it to the one in the program. Returns the detail of the task, with the invoices that a surplus settled. */
const registerHere = async (
  actor: ActorContext,
  taskContext: TaskContext,
  taskInvoice: TaskInvoice,
  { detail, registered }: { detail: PaymentDetail; registered: AccountingPayment | undefined },
) => {
  const amountOre = toOre(detail.payment);
  const { paymentId, offsets } = await payInvoice(actor, {
    invoiceId: taskInvoice.invoice.id,
    amountOre,
    paidAt: detail.paidAt,
    type: taskContext.connection.name,
  });
  await saveUnregisteredAmount(actor.tx, paymentId, amountOre - (registered?.amountOre ?? 0));
  if (registered !== undefined)
    await saveRegisteredPayment(actor.tx, taskContext, taskInvoice, { registered, paymentId });
  return { ...detail, offsets };
};

/** Registers a payment in the program and here. An overpaid amount is registered here only, as the tenant's credit. */
export const payRemoteInvoice: TaskHandler = async ({ tx }, task) => {
  const taskInvoice = await findTaskInvoice(tx, task);
  if (taskInvoice === undefined) return undefined;
  const detail = detailSchema.validateSync(task.detail);
  const amountOre = Math.min(toOre(detail.payment), taskInvoice.invoice.left_ore);
  const knownPayments = (await listSharedPayments(tx, taskInvoice.invoice.id)).map(toKnownPayment);
  return async (taskContext) => {
    const { reference, paidAt } = detail;
    const registered =
      amountOre > 0
        ? await registerPaymentInProgram(taskContext.connection.service, taskInvoice, knownPayments, {
            reference,
            paidAt,
            amountOre,
          })
        : undefined;
    return (actor) => registerHere(actor, taskContext, taskInvoice, { detail, registered });
  };
};
