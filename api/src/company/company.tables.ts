import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';
import type { Generated } from 'kysely';
import type { Id, Owner, Stamp } from '../platform/db';

export interface CompanyTables {
  company: {
    id: Id;
    billable_id: Owner;
    name: string;
    organisation_number: string;
    address: string;
    postal_code: string;
    city: string;
    country: string;
    phone: string | null;
    email: string | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  invoicing_config: {
    company_id: number;
    billable_id: Owner;
    integration_id: number | null;
    terms_of_payment: Generated<PaymentTerm>;
    vat: string | null;
    plusgiro: string | null;
    bankgiro: string | null;
    auto_enabled: Generated<boolean>;
    /** YYYY-MM: the first month whose invoices come by themselves. */
    auto_from: string | null;
    generate_day: Generated<number>;
    send_day: Generated<number>;
    generate_period: Generated<GeneratePeriod>;
    auto_require_review: Generated<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
