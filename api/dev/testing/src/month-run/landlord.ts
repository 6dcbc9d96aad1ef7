import { type Database, insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import { firstInvoiceMonth } from '@husrum/api-rent';
import { hashPassword } from '@husrum/api-settings';
import { insertBusiness, insertUser } from '@husrum/api-settings/testing';
import { addDays, createPersonalNumber } from '@husrum/format';
import { sql } from 'kysely';

export const landlordSignIn = { email: 'varden@example.se', password: 'en lagom lång mening' } as const;
const intervals = ['MONTHLY', 'MONTHLY', 'MONTHLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
const postalAddress = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };

export interface Landlord {
  businessId: number;
  companyId: number;
  estateId: number;
  leaseIds: number[];
}

const makeIdentifier = (n: number): string =>
  createPersonalNumber(addDays('1950-01-01', n % 15_000), String(100 + (n % 890)));

const insertBusinessAndUser = async (tx: Tx, email: string, passwordHash: string): Promise<number> => {
  const billableId = await insertBusiness(tx, {
    name: 'Stora Fastigheter',
    organisation: true,
    phone: null,
    trial_ends_on: '2099-12-31',
  });
  await insertUser(tx, {
    billable_id: billableId,
    name: 'Ada Ek',
    email,
    password_hash: passwordHash,
    role: 'ADMINISTRATOR',
    email_verified_at: '2026-01-01T00:00:00Z',
  });
  await sql`select set_config('app.billable_id', ${String(billableId)}, true)`.execute(tx);
  return billableId;
};

const insertEstate = async (tx: Tx, autoFrom: string): Promise<{ companyId: number; estateId: number }> => {
  const [companyId = 0] = await insertRowsReturningIds(tx, 'company', [
    {
      name: 'Stora Fastigheter AB',
      organisation_number: '559999-0016',
      email: 'hyra@example.se',
      ...postalAddress,
    },
  ]);
  await insertRows(tx, 'invoicing_config', [
    {
      company_id: companyId,
      terms_of_payment: 'inactive',
      bankgiro: '991-2346',
      vat: 'SE559999001601',
      auto_enabled: true,
      auto_from: autoFrom,
      generate_day: 20,
      send_day: 20,
      generate_period: 'NEXT_MONTH',
      auto_require_review: false,
    },
  ]);
  const [estateId = 0] = await insertRowsReturningIds(tx, 'entity', [
    {
      company_id: companyId,
      entity_type_id: 1,
      name: 'Kv. Eken',
      fields: {},
      payment_interval: 'MONTHLY',
      fee_as_m2: false,
      ...postalAddress,
    },
  ]);
  return { companyId, estateId };
};

/**
 * Creates a business with many leases that are billed from the day `start` on, by month, quarter or year, or with `monthly` all
 * by month. Every third lease has an add-on. The invoices are created and sent automatically on the 20th.
 */
export const createLandlord = async (
  db: Database,
  {
    leases,
    start,
    monthly = false,
    email = landlordSignIn.email,
  }: { leases: number; start: string; monthly?: boolean; email?: string },
): Promise<Landlord> => {
  const passwordHash = await hashPassword(landlordSignIn.password);
  return db.system(async (tx) => {
    const businessId = await insertBusinessAndUser(tx, email, passwordHash);
    const { companyId, estateId } = await insertEstate(tx, firstInvoiceMonth(start));
    const indexes = Array.from({ length: leases }, (_, n) => n);
    const toTerms = (n: number) => ({
      fee: 6000 + (n % 5000),
      fee_as_m2: false,
      tax_rate: n % 5 === 0 ? 25 : 0,
      payment_interval: monthly ? 'MONTHLY' : intervals[n % intervals.length],
    });
    const entityIds = await insertRowsReturningIds(
      tx,
      'entity',
      indexes.map((n) => ({
        company_id: companyId,
        parent_id: estateId,
        entity_type_id: 2,
        name: `Lgh ${1001 + n}`,
        fields: { area: 40 + (n % 60) },
        fee: 6000 + (n % 5000),
        payment_interval: 'MONTHLY',
        fee_as_m2: false,
        ...postalAddress,
      })),
    );
    const tenantIds = await insertRowsReturningIds(
      tx,
      'tenant',
      indexes.map((n) => ({
        name: `Hyresgäst Åström ${n}`,
        identifier: `${makeIdentifier(n)}${n >= 15_000 ? n : ''}`,
        organisation: false,
        phone: '070-174 06 05',
        email: `h${n}@example.se`,
        status: 'ACTIVE',
        autogiro: false,
      })),
    );
    await insertRows(
      tx,
      'address',
      tenantIds.map((tenantId) => ({ tenant_id: tenantId, type: 'PRIMARY', ...postalAddress })),
    );
    const leaseIds = await insertRowsReturningIds(
      tx,
      'lease',
      indexes.map((n) => ({
        entity_id: entityIds[n],
        start,
        ...toTerms(n),
        notice_length: 3,
        notice_type: 'MONTH',
        next_invoice_month: firstInvoiceMonth(start),
      })),
    );
    await insertRows(
      tx,
      'lease_tenant',
      indexes.map((n) => ({ lease_id: leaseIds[n], tenant_id: tenantIds[n], is_primary: true })),
    );
    await insertRows(
      tx,
      'rent_version',
      indexes.map((n) => ({ lease_id: leaseIds[n], valid_from: start, ...toTerms(n) })),
    );
    await insertRows(
      tx,
      'lease_addon',
      indexes
        .filter((n) => n % 3 === 0)
        .map((n) => ({ lease_id: leaseIds[n], name: 'Bredband', fee_ore: 19_900, tax_rate: 25, start })),
    );
    return { businessId, companyId, estateId, leaseIds };
  });
};
