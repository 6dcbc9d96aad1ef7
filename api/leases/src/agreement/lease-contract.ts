import type { NoticeType, PaymentInterval } from '@husrum/contract/lease';
import type { AddonInterval } from '@husrum/contract/lease-addon';
import type { LocalDate } from '@husrum/format';

/** The data that our own contract template is filled in with. */
export interface LeaseContractData {
  readonly reference: string | null;
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  /** The rent for a payment interval in kronor, excluding VAT; per square metre if `fee_as_m2`. */
  readonly fee: string;
  readonly fee_as_m2: boolean;
  /** The VAT on the rent in percent. */
  readonly tax_rate: number;
  readonly payment_interval: PaymentInterval;
  /** The number of months or days, by `notice_type`. 0 when no notice period is agreed. */
  readonly notice_length: number;
  readonly notice_type: NoticeType;
  readonly object_name: string;
  readonly object_address: string;
  readonly object_postal_code: string;
  readonly object_city: string;
  /** Square metres. */
  readonly area: string | null;
  readonly house: string | null;
  readonly type_name: string;
  readonly landlord_name: string;
  readonly landlord_number: string;
  readonly landlord_address: string;
  readonly landlord_postal_code: string;
  readonly landlord_city: string;
  readonly landlord_email: string | null;
  readonly landlord_phone: string | null;
  /** The primary one first. */
  readonly tenants: readonly {
    readonly name: string;
    readonly identifier: string;
    readonly organisation: boolean;
    readonly email: string | null;
    readonly phone: string;
  }[];
  /** The add-ons that have not ended before today. */
  readonly addons: readonly {
    readonly name: string;
    /** Öre for an interval, excluding VAT. Negative for a deduction. */
    readonly fee_ore: number;
    readonly tax_rate: number;
    readonly interval: AddonInterval;
  }[];
}
