import { type Route, serve, serveReadOnly, serveWithTransactions } from '@husrum/api-platform';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { fromOre, toOre } from '@husrum/format';
import { bookBankFile } from './book-bank-file';
import { chooseInvoice, divideBankPayment } from './choose-invoice';
import { toChosenColumns } from './chosen-columns.rules';
import { readKeptFile } from './keep-file';
import { listBankFiles, listPaymentsOfBankFile } from './list-bank-files';
import { listNearestInvoices } from './list-nearest-invoices';
import { readBankFileDetail } from './read-bank-file-detail';
import { readCsvColumns } from './read-csv-columns';
import { removeBankFile } from './remove-bank-file';
import { uploadBankFile } from './upload-bank-file';

export const bankFileRoutes: readonly Route[] = [
  serveReadOnly(bankFileCalls.list, ({ query }, context) => listBankFiles(context, query)),
  serveWithTransactions(bankFileCalls.upload, ({ file, body }, context) =>
    uploadBankFile(context, file, { companyId: body.company_id, columns: toChosenColumns(body) }),
  ),
  serveWithTransactions(bankFileCalls.columns, ({ file }, context) => readCsvColumns(context, file)),
  serve(bankFileCalls.detail, ({ params }, context) => readBankFileDetail(context, params.id)),
  serveWithTransactions(bankFileCalls.file, ({ params }, context) => readKeptFile(context, params.id)),
  serveReadOnly(bankFileCalls.payments, ({ params, query }, context) =>
    listPaymentsOfBankFile(context, params.id, query),
  ),
  serve(bankFileCalls.choose, ({ params, body }, context) =>
    chooseInvoice(context, params.id, {
      invoiceId: body.invoice_id,
      isLeftOut: body.left_out,
      asideNote: body.aside_note,
    }),
  ),
  serveReadOnly(bankFileCalls.nearest, ({ params, query }, context) =>
    listNearestInvoices(context, params.id, query),
  ),
  serve(bankFileCalls.divide, ({ params, body }, context) =>
    divideBankPayment(
      context,
      params.id,
      body.parts.map(({ invoice_id, amount }) => ({ invoiceId: invoice_id, ore: toOre(amount) })),
    ),
  ),
  serve(bankFileCalls.book, async ({ params, body }, context) => {
    const { count, amountOre, surplusOre } = await bookBankFile(context, params.id, {
      count: body.count,
      amountOre: toOre(body.amount),
      matchDigest: body.match_digest,
      exceptIds: body.except_ids,
      ticked: body.also.map(({ id, invoice_id }) => ({ paymentId: id, invoiceId: invoice_id })),
    });
    return { count, amount: fromOre(amountOre), surplus: fromOre(surplusOre) };
  }),
  serve(bankFileCalls.remove, async ({ params }, context) => ({
    message: await removeBankFile(context, params.id),
  })),
];
