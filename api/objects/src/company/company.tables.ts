import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';
import type { Generated } from 'kysely';

export interface CompanyTables {
  company: {
    id: Id;
    billable_id: AccountColumn;
    name: string;
    /** Canonical: NNNNNN-NNNN, or YYYYMMDD-XXXX for a sole trader. */
    organisation_number: string;
    address: string;
    postal_code: string;
    city: string;
    country: string;
    phone: string | null;
    email: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  invoicing_config: {
    company_id: number;
    billable_id: AccountColumn;
    /** The accounting program that invoices go through. Null: they are manual. */
    integration_id: number | null;
    terms_of_payment: Generated<PaymentTerm>;
    /** The VAT registration number. */
    vat: string | null;
    plusgiro: string | null;
    bankgiro: string | null;
    /** The Swish number, as printed: `123 118 11 89`. */
    swish: string | null;
    auto_enabled: Generated<boolean>;
    /** YYYY-MM: the first month whose invoices are generated automatically. */
    auto_from: string | null;
    /** The day of the month on which invoices are created. */
    generate_day: Generated<number>;
    /** The day of the month on which invoices are sent. */
    send_day: Generated<number>;
    /** The month that invoices are for, counted from the month in which they are created. */
    generate_period: Generated<GeneratePeriod>;
    /** Whether somebody has to approve an invoice before it can be sent. */
    auto_require_review: Generated<boolean>;
    /** The shortest time in days from sending to the due date of an invoice that is created by hand or sent late. */
    min_days: Generated<number>;
    /** Whether invoices say "Godkänd för F-skatt". */
    f_tax: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends CompanyTables {}
}
