import { orNotFound } from '../platform/errors';
import type { FileResponse, RequestContext } from '../platform/http';
import { receiptTexts } from './receipt.texts';
import { findReceiptDocument } from './receipt-document.store';
import { renderReceiptPdf } from './render-receipt-pdf';

export const readReceiptPdf = async ({ tx, clock }: RequestContext, id: number): Promise<FileResponse> => {
  const receipt = orNotFound(await findReceiptDocument(tx, id));
  return {
    name: receiptTexts.fileName(id),
    mimetype: 'application/pdf',
    bytes: await renderReceiptPdf(receipt, clock.today()),
  };
};
