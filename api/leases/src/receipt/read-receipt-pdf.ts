import { type FileResponse, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import type { ReceiptEvent, receiptCalls } from '@husrum/contract/receipt';
import { receiptTexts } from './receipt.texts';
import { findItem, findReceiptLease, listItemsOfDay, type ReceiptItem } from './receipt-document.store';
import { renderReceiptPdf } from './render-receipt-pdf';

const renderResponse = async (
  { tx, clock }: RequestContext,
  leaseId: number,
  { event, items, name }: { event: ReceiptEvent; items: readonly ReceiptItem[]; name: string },
): Promise<FileResponse> => {
  const lease = orNotFound(await findReceiptLease(tx, leaseId));
  const bytes = await renderReceiptPdf({ lease, event, items }, clock.today());
  return { name, mimetype: 'application/pdf', bytes };
};

/** A document for one receipt: of its handout, or of its return when it is returned. */
export const readReceiptPdf = async (context: RequestContext, id: number): Promise<FileResponse> => {
  const item = orNotFound(await findItem(context.tx, id));
  const event = item.return_date === null ? 'handout' : 'return';
  return renderResponse(context, item.lease_id, { event, items: [item], name: receiptTexts.fileName(id) });
};

/** One document for everything that was handed out, or returned, on a day, so that it is signed once. */
export const readReceiptsPdf = async (
  context: RequestContext,
  leaseId: number,
  { event, day }: QueryOf<typeof receiptCalls.pdfOfDay>,
): Promise<FileResponse> => {
  const items = await listItemsOfDay(context.tx, leaseId, { event, day });
  if (items.length === 0) throw problem('notFound');
  return renderResponse(context, leaseId, { event, items, name: receiptTexts.fileNameOfDay(day) });
};
