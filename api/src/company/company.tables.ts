import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';
import type { Generated } from 'kysely';
import type { AccountColumn, Id, Timestamp } from '../platform/db';

export interface CompanyTables {
  company: {
    id: Id;
    billable_id: AccountColumn;
    name: string;
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
    integration_id: number | null;
    terms_of_payment: Generated<PaymentTerm>;
    vat: string | null;
    plusgiro: string | null;
    bankgiro: string | null;
    auto_enabled: Generated<boolean>;
    /** YYYY-MM: the first month whose invoices are generated automatically. */
    auto_from: string | null;
    generate_day: Generated<number>;
    send_day: Generated<number>;
    generate_period: Generated<GeneratePeriod>;
    auto_require_review: Generated<boolean>;
    /** The shortest time in days from sending to the due date of an invoice that is created by hand or sent late. */
    min_days: Generated<number>;
    f_tax: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
