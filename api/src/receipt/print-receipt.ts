import { orNotFound } from '../platform/errors';
import type { FileAnswer, RequestContext } from '../platform/http';
import { receiptDocumentOf } from './receipt-document.store';
import { receiptPdf } from './receipt-pdf';

export const printReceipt = async ({ tx, clock }: RequestContext, id: number): Promise<FileAnswer> => {
  const receipt = orNotFound(await receiptDocumentOf(tx, id));
  return {
    name: `kvittens-${id}.pdf`,
    mimetype: 'application/pdf',
    bytes: await receiptPdf(receipt, clock.today()),
  };
};
