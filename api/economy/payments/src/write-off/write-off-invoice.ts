import {
  findInvoice,
  type Invoice,
  invoiceStateProblem,
  refreshInvoiceStatuses,
  requireInvoice,
} from '@husrum/api-invoicing';
import { invalidInput, orNotFound, problem, type RequestContext, type Tx } from '@husrum/api-platform';
import { accountingNames } from '@husrum/contract/integration';
import type { WriteOff } from '@husrum/contract/write-off';
import { fromOre, type LocalDate, latestDate } from '@husrum/format';
import { type Actor, recordWriteOff } from './record-write-off';
import {
  earliestWriteOffDay,
  findWriteOffProblem,
  type InvoiceToWriteOff,
  splitWriteOff,
  sumTax,
  type WriteOffProblem,
} from './write-off.rules';
import {
  findClaim,
  findLastReversalDay,
  findLastWriteOffDay,
  sumWriteOffParts,
  sumWrittenOff,
} from './write-off.store';
import { writeOffTexts } from './write-off.texts';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

const findProgram = ({ invoice_type }: Invoice) =>
  accountingNames.find((name) => name === invoice_type) ?? null;

const readInvoiceToWriteOff = async (tx: Tx, invoice: Invoice): Promise<InvoiceToWriteOff> => {
  const days = [await findLastWriteOffDay(tx, invoice.id), await findLastReversalDay(tx, invoice.id)];
  const [first, ...rest] = days.filter((day) => day !== null);
  return {
    isCreditInvoice: invoice.kind === 'CREDIT',
    isDeposit: invoice.is_deposit,
    isInProgram: findProgram(invoice) !== null,
    isClaimed: invoice.sent_at !== null && invoice.cancelled_at === null && invoice.credited_at === null,
    dueAt: invoice.due_at,
    leftOre: invoice.left_ore,
    writtenOffOre: invoice.written_off_ore,
    changedOn: first === undefined ? null : latestDate(first, ...rest),
  };
};

const toProblem = (found: WriteOffProblem, invoice: Invoice) => {
  if (found === 'NOT_SENT') return invoiceStateProblem(invoice);
  const messages: Readonly<Record<Exclude<WriteOffProblem, 'NOT_SENT'>, string>> = {
    CREDIT_INVOICE: writeOffTexts.creditInvoice,
    DEPOSIT: writeOffTexts.deposit,
    IN_PROGRAM: writeOffTexts.inProgram(findProgram(invoice)),
    WRITTEN_OFF: writeOffTexts.writtenOff,
    NOTHING_LEFT: writeOffTexts.nothingLeft,
    NOT_OVERDUE: writeOffTexts.notOverdue,
  };
  return problem('conflict', { message: messages[found] });
};

const toWriteOff = async (tx: Tx, invoice: Invoice): Promise<WriteOff> => {
  const before = await sumWriteOffParts(tx, invoice.id);
  const reached = invoice.written_off_ore + invoice.left_ore;
  const parts = splitWriteOff(await findClaim(tx, invoice.id), reached, before);
  return {
    left: fromOre(invoice.left_ore),
    tax: fromOre(sumTax(parts)),
    vat: parts
      .filter(({ taxOre }) => taxOre !== 0)
      .map(({ taxRate, baseOre, taxOre }) => ({
        ...{ tax_rate: taxRate, base: fromOre(baseOre), tax: fromOre(taxOre) },
      })),
    earliest_day: earliestWriteOffDay(await readInvoiceToWriteOff(tx, invoice)),
    written_off: fromOre(invoice.written_off_ore),
    written_off_tax: fromOre(sumTax(before)),
  };
};

/** What is written off of an invoice, and what writing off the rest would give back. */
export const readWriteOff = async ({ tx }: Context, invoiceId: number): Promise<WriteOff> =>
  toWriteOff(tx, orNotFound(await findInvoice(tx, invoiceId)));

export interface NewWriteOff {
  readonly invoiceId: number;
  readonly day: LocalDate;
  readonly reason: string;
}

/** Writes off all that is left of an overdue invoice (docs/domain-rules.md, D-28). Its VAT comes back. */
export const writeOffInvoice = async (
  context: Actor,
  { invoiceId, day, reason }: NewWriteOff,
): Promise<WriteOff> => {
  const { tx, clock } = context;
  const today = clock.today();
  const invoice = await requireInvoice(context, invoiceId);
  const facts = await readInvoiceToWriteOff(tx, invoice);
  const found = findWriteOffProblem(facts, today);
  if (found !== null) throw toProblem(found, invoice);
  if (day > today) throw invalidInput({ day: [writeOffTexts.inFuture] });
  const earliest = earliestWriteOffDay(facts);
  if (earliest !== null && day < earliest) throw invalidInput({ day: [writeOffTexts.tooEarly(earliest)] });
  await recordWriteOff(context, { invoiceId, what: 'WRITTEN_OFF', ore: invoice.left_ore, day, reason });
  await refreshInvoiceStatuses(tx, [invoiceId], today);
  return readWriteOff(context, invoiceId);
};

/** Takes back, today, what is written off of an invoice: the tenant owes it again. */
export const takeBackWriteOff = async (context: Actor, invoiceId: number): Promise<WriteOff> => {
  const { tx, clock } = context;
  await requireInvoice(context, invoiceId);
  const ore = await sumWrittenOff(tx, invoiceId);
  if (ore === 0) throw problem('conflict', { message: writeOffTexts.notWrittenOff });
  await recordWriteOff(context, { invoiceId, what: 'TAKEN_BACK', ore: -ore, day: clock.today() });
  await refreshInvoiceStatuses(tx, [invoiceId], clock.today());
  return readWriteOff(context, invoiceId);
};
