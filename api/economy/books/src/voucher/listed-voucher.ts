import type { AccountingName } from '@husrum/contract/accounting';
import type { DepositEntryKind } from '@husrum/contract/deposit';
import type { InvoiceKind } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import type { Voucher } from './voucher.rules';

/** The invoice that a voucher is about. */
export interface VoucherDocument {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly reference: string | null;
  readonly ocr: string | null;
  readonly tenant: string;
}
export interface ListedVoucher
  extends Pick<
    Voucher,
    'kind' | 'isReversal' | 'book' | 'eventDay' | 'registeredOn' | 'amountOre' | 'lines'
  > {
  readonly voucherId: number;
  readonly company: { readonly id: number; readonly name: string } | null;
  /** The day on which it is booked. */
  readonly date: LocalDate;
  /** Null: a payment or a payout without an invoice. */
  readonly document: VoucherDocument | null;
  /** What became of a deposit, of vouchers of that. */
  readonly deposit?: { readonly what: DepositEntryKind; readonly reason: string | null } | null;
  /** The name of the tenant today. Empty: the tenant was removed. */
  readonly tenant: string;
  /** The other books that credit moved to or came from. */
  readonly program: AccountingName | null;
}
