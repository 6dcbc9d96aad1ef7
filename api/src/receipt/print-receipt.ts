import { found } from '../platform/errors';
import type { FileAnswer, Work } from '../platform/http';
import { receiptDocumentOf } from './receipt-document.store';
import { receiptPdf } from './receipt-pdf';

export const printReceipt = async ({ tx, clock }: Work, id: number): Promise<FileAnswer> => {
  const receipt = found(await receiptDocumentOf(tx, id));
  return {
    name: `kvittens-${id}.pdf`,
    mimetype: 'application/pdf',
    bytes: await receiptPdf(receipt, clock.today()),
  };
};
