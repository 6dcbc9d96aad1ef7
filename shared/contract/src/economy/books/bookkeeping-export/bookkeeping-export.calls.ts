import * as yup from 'yup';
import { accountingNames } from '../../../connections/integration/integration.calls';
import { call, defineCalls } from '../../../core/call';
import { date, output, reference } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { voucherKinds } from '../voucher/voucher.calls';

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;
const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The first and the last day of the vouchers. */
export const bookkeepingPeriodFields = {
  from: date('Från och med'),
  to: date('Till och med').when('from', ([from], schema) =>
    schema
      .test('period', 'Slutdagen är före startdagen', (to?: string) => !to || !from || to >= from)
      .test(
        'length',
        'Välj högst ett år åt gången',
        (to?: string) => !to || !from || !(countDays(from, to) > MAX_DAYS),
      ),
  ),
};
const bookkeepingPeriod = yup.object(bookkeepingPeriodFields);

const preview = namedObject('BookkeepingExportPreview', {
  company: reference.required(),
  /** The kinds that the period has, each with the sum of its vouchers in SEK: negative for credits. */
  vouchers: output.list(
    yup
      .object({ kind: output.choice(voucherKinds), count: output.number(), amount: output.number() })
      .required(),
  ),
  /** The accounts in order of their number, with their sums in SEK. */
  accounts: output.list(
    yup
      .object({
        number: output.number(),
        name: output.text(),
        debit: output.number(),
        credit: output.number(),
      })
      .required(),
  ),
  /** What is booked in an accounting program instead, and therefore not in the file. */
  left_out: output.list(
    yup
      .object({
        program: output.choice(accountingNames),
        invoices: output.number(),
        payments: output.number(),
      })
      .required(),
  ),
  /** How many credit invoices of the company are not sent yet: they are booked on the day of their sending. */
  unsent_credits: output.number(),
});
export type BookkeepingExportPreview = yup.InferType<typeof preview>;

/** The bookkeeping of a company's manual invoices as a SIE file, for a company without a connected accounting program. */
export const bookkeepingExportCalls = defineCalls('bookkeepingExport', {
  preview: call({
    method: 'GET',
    path: '/api/company/{id}/sie/preview',
    summary: 'Vad en SIE-fil för perioden innehåller',
    query: bookkeepingPeriod,
    response: preview,
  }),
  /** SIE 4I. 409 when the period has nothing to book, or only what an accounting program books. */
  file: call({
    method: 'GET',
    path: '/api/company/{id}/sie',
    summary: 'Bokföringen av hyresavier och inbetalningar som SIE-fil',
    query: bookkeepingPeriod,
    responseType: 'file',
    needsState: true,
  }),
});
