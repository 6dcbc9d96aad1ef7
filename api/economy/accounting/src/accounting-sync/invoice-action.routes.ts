import { randomBytes } from 'node:crypto';
import { accountingInvoices } from '@husrum/api-connections';
import {
  cancelInvoice,
  changeDueDate,
  creditInvoice,
  creditPart,
  enqueueDueDateChange,
  type Invoice,
  type InvoiceOffset,
  invoiceStateProblem,
  isDisconnected,
  readInvoice,
  requireInvoice,
  requireTypedInvoice,
  toCreditedPart,
  toSettledInvoices,
} from '@husrum/api-invoicing';
import { payInvoice, undoPayment } from '@husrum/api-payments';
import {
  orNotFound,
  problem,
  type RequestContext,
  type Route,
  serveWithTransactions,
  type TransactionsContext,
} from '@husrum/api-platform';
import {
  type Invoice as InvoiceDetail,
  invoiceActionCalls,
  invoiceCalls,
  parseInvoiceTypeParam,
} from '@husrum/contract/invoice';
import { toOre } from '@husrum/format';
import * as yup from 'yup';
import { accountingTaskTexts } from './accounting-task.texts';
import { actOnInvoice } from './act-on-invoice';
import { generateInvoice } from './generate-invoice';
import { previewInvoice } from './preview-invoice';
import { requireUndoable } from './require-undoable';
import { markOneInvoiceSent, sendOneInvoice } from './send-one-invoice';

interface Params {
  readonly type: string;
  readonly id: number;
}
type DetailContext = TransactionsContext<InvoiceDetail>;
const isManual = ({ type }: Params): boolean => type === 'manual';

/**
 * Whether an action is done only here, not in a program: on a manual invoice, or on one whose connection has been removed. The latter
 * cannot be changed in the program any more, but the tenant still pays it.
 */
const isDoneHere = async <A>(context: TransactionsContext<A>, params: Params): Promise<boolean> =>
  isManual(params) ||
  context.transaction(async (request) =>
    isDisconnected(request.tx, await requireTypedInvoice(request, params)),
  );

/** Runs `write` and returns the invoice. */
const runAndReadInvoice = (
  context: DetailContext,
  { id }: Params,
  write: (request: RequestContext) => Promise<unknown> = async () => undefined,
) =>
  context.idempotentTransaction(async (request) => {
    await write(request);
    return readInvoice(request, id);
  });

const cancel = async (context: DetailContext, params: Params) => {
  if (await isDoneHere(context, params))
    return runAndReadInvoice(context, params, (request) => cancelInvoice(request, params));
  await actOnInvoice(context, {
    params,
    kinds: ['CANCEL'],
    check: (request) => cancelInvoice(request, params),
  });
  return runAndReadInvoice(context, params);
};

const credit = async (
  context: DetailContext,
  params: Params,
  { part, write }: { part?: unknown; write: (request: RequestContext) => Promise<unknown> },
) => {
  if (await isDoneHere(context, params)) return runAndReadInvoice(context, params, write);
  await actOnInvoice(context, {
    params,
    kinds: ['CREDIT'],
    detail: { part, reference: accountingInvoices.createReference(String(params.id)) },
    check: write,
  });
  return runAndReadInvoice(context, params);
};

/** Only an invoice that may be sent is booked, because a booked invoice cannot be changed. */
const requireBookable = async (_request: RequestContext, invoice: Invoice): Promise<void> => {
  if (invoice.booked_at !== null || invoice.locked_at !== null) throw invoiceStateProblem(invoice);
  if (invoice.status === 'ERROR' && invoice.error !== null)
    throw problem('invoiceIncomplete', { message: invoice.error });
  if (invoice.status !== 'READY' && invoice.status !== 'ERROR')
    throw problem('conflict', { message: accountingTaskTexts.reviewFirst });
};

const bookkeep = async (context: DetailContext, params: Params) => {
  if (isManual(params))
    return runAndReadInvoice(context, params, async (request) => {
      await requireTypedInvoice(request, params);
      // A manual invoice has no program in which it could be booked.
      throw problem('notConnected');
    });
  await actOnInvoice(context, { params, kinds: ['BOOKKEEP'], check: requireBookable });
  return runAndReadInvoice(context, params);
};

const changeDue = async (context: DetailContext, params: Params, dueAt: string) => {
  const isLocked =
    !(await isDoneHere(context, params)) &&
    (await context.transaction(
      async (request) => (await requireTypedInvoice(request, params)).locked_at !== null,
    ));
  if (!isLocked)
    return runAndReadInvoice(context, params, async (request) => {
      const invoice = await requireTypedInvoice(request, params);
      await changeDueDate(request, invoice, dueAt);
      await enqueueDueDateChange(request.tx, invoice, dueAt, request.account.userId);
    });
  await actOnInvoice(context, {
    params,
    kinds: ['DUE_DATE'],
    detail: { dueAt },
    check: (request, invoice) => changeDueDate(request, invoice, dueAt),
  });
  return runAndReadInvoice(context, params);
};

const offsetsSchema = yup
  .array()
  .of(yup.object({ id: yup.number().required(), ore: yup.number().required() }).required())
  .default([]);

export const invoiceActionRoutes: readonly Route[] = [
  serveWithTransactions(invoiceActionCalls.generateFortnox, ({ params }, context) =>
    generateInvoice(context, 'FORTNOX', params.id),
  ),
  serveWithTransactions(invoiceActionCalls.generateVisma, ({ params }, context) =>
    generateInvoice(context, 'VISMA', params.id),
  ),
  serveWithTransactions(invoiceActionCalls.bookkeep, ({ params }, context) => bookkeep(context, params)),
  serveWithTransactions(invoiceActionCalls.cancel, ({ params }, context) => cancel(context, params)),
  serveWithTransactions(invoiceActionCalls.credit, ({ params }, context) =>
    credit(context, params, { write: (request) => creditInvoice(request, params) }),
  ),
  serveWithTransactions(invoiceActionCalls.creditPart, ({ params, body }, context) =>
    credit(context, params, {
      part: body,
      write: (request) => creditPart(request, params, { ...toCreditedPart(body), reason: body.reason }),
    }),
  ),
  serveWithTransactions(invoiceActionCalls.changeDueDate, ({ params, body }, context) =>
    changeDue(context, params, body.due_at),
  ),
  serveWithTransactions(invoiceActionCalls.preview, async ({ params, query }, context) => {
    const { name, mimetype, bytes } = await previewInvoice(context, params, { asSent: query.as_sent });
    return { name, mimetype, file: bytes.toString('base64') };
  }),

  serveWithTransactions(invoiceActionCalls.pay, async ({ params, body }, context) => {
    const payment = {
      invoiceId: params.id,
      amountOre: toOre(body.payment),
      paidAt: body.paid_at,
      type: orNotFound(parseInvoiceTypeParam(params.type)),
    };
    const toResponse = async (request: RequestContext, offsets: readonly InvoiceOffset[]) => ({
      ...(await readInvoice(request, params.id)),
      settled: await toSettledInvoices(
        request.tx,
        offsets.filter(({ id }) => id !== params.id),
      ),
    });
    if (await isDoneHere(context, params))
      return context.idempotentTransaction(async (request) =>
        toResponse(request, (await payInvoice(request, payment)).offsets),
      );
    const { today } = await context.transaction(({ clock }) => Promise.resolve({ today: clock.today() }));
    const detail = await actOnInvoice(context, {
      params,
      kinds: ['PAY'],
      detail: {
        payment: body.payment,
        paidAt: body.paid_at ?? today,
        reference: `husrum-${randomBytes(8).toString('hex')}`,
      },
      check: async (request, invoice) => {
        if (invoice.booked_at === null) throw problem('conflict', { message: accountingTaskTexts.bookFirst });
        await payInvoice(request, payment);
      },
    });
    const offsets = offsetsSchema.validateSync(detail.offsets);
    return context.idempotentTransaction((request) => toResponse(request, offsets));
  }),
  serveWithTransactions(invoiceActionCalls.undoPayment, ({ params }, context) =>
    runAndReadInvoice(context, params, async (request) => {
      await requireUndoable(request, params);
      await undoPayment(request, params);
    }),
  ),

  serveWithTransactions(invoiceCalls.send, ({ params: { id } }, context) =>
    sendOneInvoice(context, id, (request) => requireInvoice(request, id)),
  ),
  serveWithTransactions(invoiceActionCalls.mail, ({ params }, context) =>
    sendOneInvoice(context, params.id, (request) => requireTypedInvoice(request, params)),
  ),
  serveWithTransactions(invoiceActionCalls.markSent, ({ params }, context) =>
    markOneInvoiceSent(context, params),
  ),
];
