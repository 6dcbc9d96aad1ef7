import * as yup from 'yup';
import { accountingNames } from '../../../connections/integration/integration.calls';
import { call, defineCalls } from '../../../core/call';
import { optionalDate, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { ledgerEntryKinds } from '../ledger/ledger.kinds';

/** The kinds of vouchers (docs/domain-rules.md, D-24), in the order in which the vouchers of a day are listed. */
export const voucherKinds = [
  ...ledgerEntryKinds,
  'MOVED_CREDIT',
  'CREDIT_FROM_PROGRAM',
  'ACCRUAL',
  'INCOME',
  'DEPOSIT',
  'UNDONE_DEPOSIT',
] as const;
export type VoucherKind = (typeof voucherKinds)[number];
export const voucherKindLabel: Readonly<Record<VoucherKind, string>> = {
  INVOICE: 'Skickade avier',
  CREDIT: 'Kreditavier',
  CANCELLATION: 'Makulerade avier',
  PAYMENT: 'Inbetalningar',
  UNDONE_PAYMENT: 'Ångrade inbetalningar',
  ROUNDING: 'Öresavrundning av inbetalningar',
  PAYOUT: 'Återbetalningar',
  UNDONE_PAYOUT: 'Ångrade återbetalningar',
  WRITE_OFF: 'Avskrivningar',
  UNDONE_WRITE_OFF: 'Återtagna avskrivningar',
  MOVED_CREDIT: 'Tillgodo som dragits av i bokföringsprogrammet',
  CREDIT_FROM_PROGRAM: 'Tillgodo från avier i bokföringsprogrammet',
  ACCRUAL: 'Periodiserade hyror',
  INCOME: 'Intäkter vid betalning',
  DEPOSIT: 'Depositioner: ränta, kostnader och återbetalningar',
  UNDONE_DEPOSIT: 'Ångrat om depositioner',
};

export const voucher = namedObject('Voucher', {
  id: output.id(),
  kind: output.choice(voucherKinds),
  /** Whether it takes back another of the same event, because that belongs in other books. */
  is_reversal: output.flag(),
  /** The day on which it is booked, and that of the event: earlier, when its month was locked. */
  day: output.date(),
  event_day: output.date(),
  registered_on: output.date(),
  text: output.text(),
  company: reference.nullable().defined(),
  /** The accounting program that books it. Null: the company's own books, which its SIE file has. */
  program: output.choiceOrNull(accountingNames),
  invoice: yup.object({ id: output.id(), reference: output.textOrNull() }).nullable().defined(),
  /** What it changes, SEK. Debits and credits are equal. */
  lines: output.list(
    namedObject('VoucherLine', {
      account: output.number(),
      name: output.text(),
      debit: output.number(),
      credit: output.number(),
      /** The code of the cost centre of income. */
      cost_centre: output.textOrNull(),
    }).required(),
  ),
  /** The sum of the debits, SEK. */
  amount: output.number(),
});
export type Voucher = yup.InferType<typeof voucher>;

/** Vouchers: what each money event changed in the books (docs/domain-rules.md, D-24). */
export const voucherCalls = defineCalls('voucher', {
  list: call({
    method: 'GET',
    path: '/api/voucher',
    summary: 'Verifikationer',
    query: listQuery(sortBy('day'), {
      company_id: yup.number().integer().label('Företag'),
      invoice_id: yup.number().integer().label('Avi'),
      from: optionalDate('Från och med').optional(),
      to: optionalDate('Till och med').optional(),
      account: yup.number().integer().min(1000).max(9999).label('Konto'),
      /** Only those of the companies' own books, which their SIE files have; false: only those of accounting programs. */
      own: yup.boolean().label('Egen bokföring'),
      kind: yup.string().oneOf(voucherKinds).label('Händelse'),
    }),
    response: page(voucher.required()),
  }),
});
