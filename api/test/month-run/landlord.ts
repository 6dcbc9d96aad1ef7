import { addDays, luhnDigit } from '@husrum/format';
import { sql } from 'kysely';
import { insertAll, insertMany } from '../../src/demo/bulk.store';
import type { Database, Tx } from '../../src/platform/db';
import { firstInvoiceMonth } from '../../src/rent/period-grid.rules';
import { hashPassword } from '../../src/session/password';
import { insertBillable, insertUser } from '../../src/session/user.store';

export const LANDLORD = { email: 'varden@example.se', password: 'en lagom lång mening' } as const;
const intervals = ['MONTHLY', 'MONTHLY', 'MONTHLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
const home = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };

export interface Landlord {
  billableId: number;
  companyId: number;
  estateId: number;
  leaseIds: number[];
}

const identifier = (n: number): string => {
  const day = addDays('1950-01-01', n % 15_000).replaceAll('-', '');
  const serial = `${day.slice(2)}${String(100 + (n % 890))}`;
  return `${day}-${serial.slice(6)}${luhnDigit(serial)}`;
};

const account = async (tx: Tx, passwordHash: string): Promise<number> => {
  const billable_id = await insertBillable(tx, {
    name: 'Stora Fastigheter',
    organisation: true,
    phone: null,
    trial_ends_on: '2099-12-31',
  });
  await insertUser(tx, {
    billable_id,
    name: 'Ada Ek',
    email: LANDLORD.email,
    password_hash: passwordHash,
    billable_admin: true,
    email_verified_at: '2026-01-01T00:00:00Z',
  });
  await sql`select set_config('app.billable_id', ${String(billable_id)}, true)`.execute(tx);
  return billable_id;
};

const house = async (tx: Tx, autoFrom: string): Promise<{ companyId: number; estateId: number }> => {
  const [companyId = 0] = await insertMany(tx, 'company', [
    { name: 'Stora Fastigheter AB', organisation_number: '559999-0016', email: 'hyra@example.se', ...home },
  ]);
  await insertAll(tx, 'invoicing_config', [
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
  const [estateId = 0] = await insertMany(tx, 'entity', [
    {
      company_id: companyId,
      entity_type_id: 1,
      name: 'Kv. Eken',
      fields: {},
      payment_interval: 'MONTHLY',
      fee_as_m2: false,
      ...home,
    },
  ]);
  return { companyId, estateId };
};

/**
 * A landlord with many leases, all to be billed from a month on and none before: flats by the month, the quarter and the
 * year, every third with an add-on. Invoices come by themselves on the 20th and leave the same night.
 */
export const makeLandlord = async (
  db: Database,
  { leases, start, monthly = false }: { leases: number; start: string; monthly?: boolean },
): Promise<Landlord> => {
  const passwordHash = await hashPassword(LANDLORD.password);
  return db.system(async (tx) => {
    const billableId = await account(tx, passwordHash);
    const { companyId, estateId } = await house(tx, firstInvoiceMonth(start));
    const each = Array.from({ length: leases }, (_, n) => n);
    const terms = (n: number) => ({
      fee: 6000 + (n % 5000),
      fee_as_m2: false,
      tax_rate: n % 5 === 0 ? 25 : 0,
      payment_interval: monthly ? 'MONTHLY' : intervals[n % intervals.length],
    });
    const entityIds = await insertMany(
      tx,
      'entity',
      each.map((n) => ({
        company_id: companyId,
        parent_id: estateId,
        entity_type_id: 2,
        name: `Lgh ${1001 + n}`,
        fields: { area: 40 + (n % 60) },
        fee: 6000 + (n % 5000),
        payment_interval: 'MONTHLY',
        fee_as_m2: false,
        ...home,
      })),
    );
    const tenantIds = await insertMany(
      tx,
      'tenant',
      each.map((n) => ({
        name: `Hyresgäst Åström ${n}`,
        identifier: `${identifier(n)}${n >= 15_000 ? n : ''}`,
        organisation: false,
        phone: '070-174 06 05',
        email: `h${n}@example.se`,
        status: 'ACTIVE',
        autogiro: false,
      })),
    );
    await insertAll(
      tx,
      'address',
      tenantIds.map((tenant_id) => ({ tenant_id, type: 'PRIMARY', ...home })),
    );
    const leaseIds = await insertMany(
      tx,
      'lease',
      each.map((n) => ({
        entity_id: entityIds[n],
        start,
        ...terms(n),
        notice_length: 3,
        notice_type: 'MONTH',
        next_invoice_month: firstInvoiceMonth(start),
      })),
    );
    await insertAll(
      tx,
      'lease_tenant',
      each.map((n) => ({ lease_id: leaseIds[n], tenant_id: tenantIds[n], is_primary: true })),
    );
    await insertAll(
      tx,
      'rent_version',
      each.map((n) => ({ lease_id: leaseIds[n], valid_from: start, ...terms(n) })),
    );
    await insertAll(
      tx,
      'lease_addon',
      each
        .filter((n) => n % 3 === 0)
        .map((n) => ({ lease_id: leaseIds[n], name: 'Bredband', fee_ore: 19_900, tax_rate: 25, start })),
    );
    return { billableId, companyId, estateId, leaseIds };
  });
};
