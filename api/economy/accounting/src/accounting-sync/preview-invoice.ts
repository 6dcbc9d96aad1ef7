import { accountingInvoices, openAccountingConnection } from '@husrum/api-connections';
import {
  isAccountingType,
  isVoidInvoice,
  previewInvoicePdf,
  requireTypedInvoice,
  toInvoiceFile,
} from '@husrum/api-invoicing';
import { problem, type TransactionsContext } from '@husrum/api-platform';
import { ServiceError } from '@husrum/api-ports';
import { integrationLabel } from '@husrum/contract/integration';
import { accountingTaskTexts } from './accounting-task.texts';

interface Params {
  readonly type: string;
  readonly id: number;
}

interface Options {
  /** Whether a cancelled or credited invoice is shown as it was sent. */
  readonly asSent?: boolean | undefined;
}

/**
 * The document of the accounting program. Undefined before the invoice is created there, without a connection, and when the
 * invoice is credited: the program's document then still asks for the amount.
 */
const readRemotePdf = async <A>(
  { transaction, server }: TransactionsContext<A>,
  params: Params,
  { asSent = false }: Options,
) => {
  const { invoice, record, businessId } = await transaction(async (request) => ({
    invoice: await requireTypedInvoice(request, params),
    record: await accountingInvoices.find(request.tx, params.id),
    businessId: request.account.businessId,
  }));
  if (!isAccountingType(invoice.invoice_type) || record === undefined) return undefined;
  if (isVoidInvoice(invoice) && !asSent) return undefined;
  if (record.integration_id === null || record.service_id === null || record.state === 'CANCELLED')
    return undefined;
  const connection = await openAccountingConnection(server, businessId, record.integration_id);
  if (connection === undefined) return undefined;
  try {
    const bytes = await connection.service.readInvoicePdf(record.service_id);
    return toInvoiceFile(invoice, bytes);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Spiris has no document of a draft.
    if (error.failure === 'refused' || error.failure === 'notFound') return undefined;
    server.log.warn({ err: error, invoice: invoice.id }, 'the document of an invoice could not be read');
    throw problem('unavailable', {
      message: accountingTaskTexts.noPreview(integrationLabel[invoice.invoice_type]),
    });
  }
};

/** The document as the accounting program shows it, or else as we send it. */
export const previewInvoice = async <A>(
  context: TransactionsContext<A>,
  params: Params,
  { asSent = false }: Options = {},
) =>
  (params.type === 'manual' ? undefined : await readRemotePdf(context, params, { asSent })) ??
  previewInvoicePdf(context, (request) => requireTypedInvoice(request, params), { asSent });
