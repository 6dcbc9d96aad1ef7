import type { BankFileFormat, UnreadableReason } from '@husrum/contract/bank-file';
import type { LocalDate } from '@husrum/format';

/** A reference of a payment, usually an OCR number. */
export interface EntryReference {
  readonly reference: string;
  /** The part of the payment that is for the reference. It is null when the file does not state it. */
  readonly ore: number | null;
}

/** A payment to the account, as the file states it. */
export interface BankEntry {
  /** The account or giro number that was paid to. */
  readonly account: string | null;
  /** The bank's own number of the payment. It is null when the file has none. */
  readonly bankReference: string | null;
  readonly bookedOn: LocalDate;
  readonly amountOre: number;
  readonly currency: string;
  readonly payer: string | null;
  /** The account or giro number that the payment came from. Left out: the file has none. */
  readonly payerAccount?: string;
  readonly references: readonly EntryReference[];
  readonly message: string | null;
  /** Texts of other fields that may have the number of the invoice. */
  readonly otherTexts?: readonly string[];
  /** It is true when the bank took a payment back, or returned money that had been sent from the account. */
  readonly isReversal: boolean;
}

/** An entry of which nothing is stored but this. Nothing is booked on it. */
export interface UnreadableEntry {
  /** The entry as the bank names it, or its position: `post 7`. */
  readonly place: string;
  readonly reason: UnreadableReason;
  readonly bookedOn: LocalDate | null;
  /** The amount with its currency, as in the file. */
  readonly amount: string | null;
}

/** The booked balances of an account before the first and after the last of some days, in kronor. */
export interface StatedBalances {
  readonly account: string;
  readonly fromOn: LocalDate;
  readonly toOn: LocalDate;
  readonly openingOre: number;
  readonly closingOre: number;
}

export interface ParsedBankFile {
  readonly format: BankFileFormat;
  readonly entries: readonly BankEntry[];
  /** The numbers of withdrawals, and of payments that the bank has not booked yet. They are not among the entries. */
  readonly withdrawals: number;
  readonly pending: number;
  readonly unreadable: readonly UnreadableEntry[];
  /** The bank of a CSV file whose header is known. */
  readonly bank?: string;
  /** Whether the balances show that rows are missing. Only CSV files, which have no sums, may lack some. */
  readonly lacksRows?: boolean;
  /** Only a camt.053 file has balances to remember. */
  readonly statements?: readonly StatedBalances[];
}

/** A payment to be stored. */
export interface NewBankPayment extends BankEntry {
  /** What identifies the payment in all files of the company (docs/domain-rules.md, D-25). */
  readonly identity: string;
  /** The number of the part, from 1: a payment of several invoices is split, and its parts have one identity. */
  readonly part: number;
  /** It is the sum of a day from Bankgirot. */
  readonly isDaySum?: boolean;
}
