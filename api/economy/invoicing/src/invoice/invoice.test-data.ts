import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, type TestServer } from '@husrum/api-testing';
import { companyCalls, type InvoicingConfig } from '@husrum/contract/company';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';

const invoicingConfig = {
  integration_id: null,
  terms_of_payment: '30',
  vat: 'SE559999001601',
  plusgiro: null,
  bankgiro: '991-2346',
  auto_enabled: false,
  generate_day: 20,
  send_day: 25,
  generate_period: 'NEXT_MONTH',
  auto_require_review: false,
} as const;

export interface ApartmentOptions {
  settings?: Partial<Omit<InvoicingConfig, 'company_id'>>;
  lease?: Record<string, unknown>;
  tenant?: Record<string, unknown>;
  /** An existing company. Left out: a new one. */
  company?: Awaited<ReturnType<ReturnType<typeof createPortfolioFactory>['company']>>;
}

/** An apartment leased for 8 500 kr a month, created through the same calls that a landlord makes. */
export const createLeasedApartment = async (
  app: TestServer,
  account: TestAccount,
  options: ApartmentOptions = {},
) => {
  const user = app.as(account);
  const make = createPortfolioFactory(app, account);
  const company = options.company ?? (await make.company());
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: { ...invoicingConfig, ...options.settings },
  });
  const entity = await make.entity({ company_id: company.id });
  const lease = await user.post(leaseCalls.create, {
    body: {
      lease: {
        entity_id: entity.id,
        start: '2026-01-01',
        stop: null,
        fee: 8500,
        tax_rate: 0,
        payment_interval: 'MONTHLY',
        notice_length: 3,
        notice_type: 'MONTH',
        ...options.lease,
      },
      tenant: {
        name: 'Bo Östlund',
        identifier: '19850412-2386',
        phone: '070-123 45 67',
        email: 'bo@example.se',
        ...options.tenant,
      },
      address: { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' },
    },
  });
  return { user, company, entity, lease, tenantId: lease.primary_tenant?.id ?? 0 };
};

/** A new account with a leased apartment. */
export const createAccountWithLease = async (app: TestServer, options?: ApartmentOptions) => {
  const account = await makeAccount(app);
  return { account, ...(await createLeasedApartment(app, account, options)) };
};

/** The path parameters of an invoice that is in no accounting program. */
export const manualInvoiceParams = (id: number) => ({ type: 'manual', id });

type User = Awaited<ReturnType<typeof createLeasedApartment>>['user'];

export const createEditableInvoice = async (
  user: User,
  leaseId: number,
  start = '2026-12-01',
  stop = '2026-12-31',
): Promise<Invoice> => {
  const { invoicebase: invoice } = await user.post(invoiceCalls.create, {
    body: { lease_id: leaseId, start, stop },
  });
  return invoice;
};

/** Creates an invoice with a number, ready to send. */
export const createReadyInvoice = async (
  user: User,
  leaseId: number,
  start?: string,
  stop?: string,
): Promise<Invoice> => {
  const { id } = await createEditableInvoice(user, leaseId, start, stop);
  return user.post(invoiceActionCalls.generateManual, { params: { id }, body: {} });
};

export const createSentInvoice = async (
  user: User,
  leaseId: number,
  start?: string,
  stop?: string,
): Promise<Invoice> => {
  const { id } = await createReadyInvoice(user, leaseId, start, stop);
  return user.post(invoiceCalls.send, { params: { id } });
};
