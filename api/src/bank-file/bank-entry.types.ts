import type { BankFileFormat } from '@husrum/contract/bank-file';
import type { LocalDate } from '@husrum/format';

/** A reference of a payment, and the part of the payment that is for it, if the payer or the bank says so. */
export interface EntryReference {
  readonly reference: string;
  readonly ore: number | null;
}

/** Money to the account, as the file tells of it. */
export interface BankEntry {
  /** The account or giro number that was paid to. */
  readonly account: string | null;
  /** The bank's own number of the payment, if it gives one. */
  readonly bankReference: string | null;
  readonly bookedOn: LocalDate;
  readonly amountOre: number;
  readonly currency: string;
  readonly payer: string | null;
  readonly references: readonly EntryReference[];
  readonly message: string | null;
  /** The bank took the money back, or gave money back that was sent from the account. */
  readonly isReversal: boolean;
}

export interface ParsedBankFile {
  readonly format: BankFileFormat;
  readonly entries: readonly BankEntry[];
  /** How many withdrawals the file has, and how many payments that the bank has not booked yet. Neither is read. */
  readonly withdrawals: number;
  readonly pending: number;
}

/** A payment with what identifies it in all files of the company. */
export interface NewBankPayment extends BankEntry {
  readonly identity: string;
  /** The number of the part, from 1: a payment of several invoices is split. */
  readonly part: number;
}
