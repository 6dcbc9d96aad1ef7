import type { LocalDate } from '@husrum/format';
import type { listPrintedInvoices, listReminderParties } from './reminder-source.store';

interface Party {
  readonly name: string;
  readonly lines: readonly string[];
}

interface PrintedInvoice {
  readonly reference: string | null;
  readonly object: string;
  readonly period: { readonly start: LocalDate; readonly stop: LocalDate };
  readonly due: LocalDate;
  readonly leftOre: number;
  readonly ocr: string | null;
}

/** Everything that is printed in a reminder, so that drawing it needs no database. */
export interface ReminderDocument {
  readonly id: number;
  readonly day: LocalDate;
  readonly level: number;
  /** Whether the company writes no later reminder. */
  readonly isLast: boolean;
  readonly sender: Party;
  /** For questions. */
  readonly contact: readonly string[];
  readonly replyTo: string | null;
  readonly recipient: Party;
  /** In the order of their due dates. */
  readonly invoices: readonly PrintedInvoice[];
  readonly owedOre: number;
  /** It is agreed in a lease. */
  readonly feeOre: number;
  /** The day until which the company asks for the money. */
  readonly payBy: LocalDate;
  readonly bankgiro: string | null;
  readonly plusgiro: string | null;
  readonly swish: string | null;
  /** Whether rent of a dwelling, or of premises, is among what is owed: the law has other times for each. */
  readonly hasDwelling: boolean;
  readonly hasPremises: boolean;
}

/** What is read of the sender and the recipient, and of an invoice. */
export type ReminderParties = Awaited<ReturnType<typeof listReminderParties>>[number];
export type PrintedSource = Awaited<ReturnType<typeof listPrintedInvoices>>[number];
