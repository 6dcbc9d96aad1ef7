import { type Route, serve, serveReadOnly, serveWithTransactions } from '@husrum/api-platform';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { bookBankFile } from './book-bank-file';
import { chooseInvoice } from './choose-invoice';
import { listBankFiles, listPaymentsOfBankFile } from './list-bank-files';
import { readBankFileDetail } from './read-bank-file-detail';
import { removeBankFile } from './remove-bank-file';
import { uploadBankFile } from './upload-bank-file';

export const bankFileRoutes: readonly Route[] = [
  serveReadOnly(bankFileCalls.list, ({ query }, context) => listBankFiles(context, query)),
  serveWithTransactions(bankFileCalls.upload, ({ file, body }, context) =>
    uploadBankFile(context, file, body.company_id),
  ),
  serve(bankFileCalls.detail, ({ params }, context) => readBankFileDetail(context, params.id)),
  serveReadOnly(bankFileCalls.payments, ({ params, query }, context) =>
    listPaymentsOfBankFile(context, params.id, query),
  ),
  serve(bankFileCalls.choose, ({ params, body }, context) => chooseInvoice(context, params.id, body)),
  serve(bankFileCalls.book, ({ params, body }, context) => bookBankFile(context, params.id, body)),
  serve(bankFileCalls.remove, async ({ params }, context) => ({
    message: await removeBankFile(context, params.id),
  })),
];
