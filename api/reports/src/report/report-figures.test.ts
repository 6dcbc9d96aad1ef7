import { createLeaseFixture } from '@husrum/api-leases/testing';
import { ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { sql } from 'kysely';
import { makeFilter, readReport } from './report.test-data';

const app = testServer();
let anna: TestAccount;

const read = (definition: Parameters<typeof readReport>[2]) => readReport(app, anna, definition);

beforeAll(async () => {
  anna = await makeAccount(app);
  const { user, make, estate, apartment, createLease } = await createLeaseFixture(app, anna);
  const leaseOfFlat = await createLease({ reference: 'L-1', fee: 8500.5, start: '2024-05-01' });
  const premises = await make.entity({
    parent_id: estate.id,
    name: 'Lokal 1',
    entity_type_id: ENTITY_TYPE_ID.premises,
    fields: { area: 850 },
  });
  const leaseOfPremises = await createLease({
    reference: 'L-2',
    entity_id: premises.id,
    fee: 129.516,
    fee_as_m2: true,
    payment_interval: 'QUARTERLY',
    tax_rate: 25,
    start: '2025-01-01',
  });
  await make.entity({
    parent_id: estate.id,
    name: 'Lgh 1002',
    fields: { area: 40, rooms: '2 rok', floor: 3 },
  });
  const addon = { lease_id: leaseOfPremises.id, tax_rate: 25, start: '2025-01-01' };
  await user.post(leaseAddonCalls.create, {
    body: { ...addon, name: 'Sophämtning', fee: 199, interval: 'MONTHLY' },
  });
  await user.post(leaseAddonCalls.create, {
    body: { ...addon, name: 'Rabatt', fee: -50, interval: 'PER_NOTICE' },
  });
  await app.forAccount(anna, async (tx) => {
    await sql`insert into rent_version (lease_id, valid_from, fee, fee_as_m2, tax_rate, payment_interval)
              values (${leaseOfFlat.id}, '2026-01-01', 8772.51, false, 0, 'MONTHLY')`.execute(tx);
    await sql`insert into invoicebase (company_id, lease_id, entity_id, tenant_id, kind, start, stop, sent_at, status,
                                       due_at, fee_ore, tax_ore, rounded_ore, pay_ore, left_ore)
              select ${apartment.company_id}, ${leaseOfFlat.id}, ${apartment.id}, tenant_id, 'RENT', '2026-11-01', '2026-11-30',
                     '2026-10-20T08:00:00Z', 'PARTIALLY_PAYED', '2026-11-10', 899950, 16238, 12, 916200, 416200
              from lease_tenant where lease_id = ${leaseOfFlat.id}`.execute(tx);
    await sql`insert into invoice_row (invoicebase_id, position, name, quantity, fee_ore, total_ore, tax_rate, tax_ore)
              select id, position, name, quantity, fee, total, rate, tax from invoicebase, (values
                (0, 'Hyra', 1, 850000, 850000, 0, 0), (1, 'El', 12.3456, 4046, 49950, 25, 16238)
              ) as part (position, name, quantity, fee, total, rate, tax)`.execute(tx);
    await sql`insert into payment (tenant_id, company_id, invoicebase_id, amount_ore, paid_at)
              select tenant_id, company_id, id, 500000, '2026-11-05' from invoicebase`.execute(tx);
    await sql`insert into allocation (payment_id, invoicebase_id, kind, amount_ore)
              select id, invoicebase_id, 'PAYMENT', amount_ore from payment`.execute(tx);
    await sql`insert into quittance (lease_id, name, type, quantity, handout_date)
              values (${leaseOfFlat.id}, 'Entrényckel', 'nyckel', 2, '2024-05-01')`.execute(tx);
  });
});

test('rents per invoice, per year and per m² are separate columns, with all their decimals', async () => {
  const rents = ['fee', 'fee_per_year', 'fee_per_m2', 'fee_per_m2_year', 'addons', 'tax_rate'];
  const rows = await read({
    relationships: ['entity'],
    fields: ['entity.house', 'entity.name', ...rents.map((name) => `lease.${name}`)],
  });
  expect(rows).toEqual([
    ['Kv. Eken', 'Lgh 1001', 8500.5, 102_006, null, 1632.096, null, 0],
    ['Kv. Eken', 'Lokal 1', 110_088.6, 440_354.4, 129.516, 518.064, 547, 25],
  ]);
});

test('objects have their house, their own fields, and the day from which they are vacant', async () => {
  const rows = await read({
    model: 'entity',
    fields: [
      'entity.name',
      'entity.house',
      'entity.area',
      'entity.fields.rooms',
      'entity.fields.floor',
      'entity.rented',
      'entity.vacant_from',
    ],
  });
  expect(rows).toEqual([
    ['Kv. Eken', null, null, null, null, false, null],
    ['Lgh 1001', 'Kv. Eken', 62.5, null, null, true, null],
    ['Lgh 1002', 'Kv. Eken', 40, '2 rok', 3, false, '2026-11-20'],
    ['Lokal 1', 'Kv. Eken', 850, null, null, true, null],
  ]);
});

test('an overdue invoice has the amount left, the amount paid and the number of days overdue', async () => {
  const fields = ['status', 'month', 'days_overdue', 'fee', 'tax', 'rounded', 'pay', 'paid', 'left'];
  expect(await read({ model: 'invoicebase', fields: fields.map((name) => `invoicebase.${name}`) })).toEqual([
    ['Förfallen', '2026-11', 10, 8999.5, 162.38, 0.12, 9162, 5000, 4162],
  ]);
});

test('invoice rows have quantities with four decimals, newest first', async () => {
  const fields = ['name', 'quantity', 'fee', 'total', 'tax', 'with_tax'];
  expect(
    await read({
      model: 'invoice_row',
      relationships: ['tenant'],
      fields: [...fields.map((name) => `invoice_row.${name}`), 'tenant.organisation'],
    }),
  ).toEqual([
    ['El', 12.3456, 40.46, 499.5, 162.38, 661.88, false],
    ['Hyra', 1, 8500, 8500, 0, 8500, false],
  ]);
});

test('a change of rent has the earlier rent, the difference and the percent', async () => {
  const fields = [
    'valid_from',
    'is_first',
    'earlier_per_year',
    'fee_per_year',
    'change_per_year',
    'change_rate',
  ];
  const rows = await read({
    model: 'rent_version',
    relationships: ['lease'],
    fields: fields.map((name) => `rent_version.${name}`),
    filters: [makeFilter('lease.reference', '=', 'L-1')],
  });
  expect(rows).toEqual([
    ['2026-01-01', false, 102_006, 105_270.12, 3264.12, 3.2],
    ['2024-05-01', true, null, 102_006, null, null],
  ]);
});

test('a payment has the object of its invoice, and a receipt the object of its lease', async () => {
  expect(
    await read({
      model: 'payment',
      relationships: ['entity'],
      fields: ['payment.paid_at', 'payment.amount', 'payment.is_reversal', 'entity.name'],
    }),
  ).toEqual([['2026-11-05', 5000, false, 'Lgh 1001']]);
  expect(
    await read({
      model: 'quittance',
      relationships: ['entity'],
      fields: [
        'quittance.name',
        'quittance.type',
        'quittance.quantity',
        'quittance.is_returned',
        'entity.name',
      ],
    }),
  ).toEqual([['Entrényckel', 'Nyckel', 2, false, 'Lgh 1001']]);
});

test('a tenant with leases and invoices has each invoice on the row of its lease only', async () => {
  const rows = await read({
    model: 'tenant',
    relationships: ['lease', 'invoicebase'],
    fields: ['lease.reference', 'invoicebase.pay'],
    sort: [{ field: 'lease.reference', direction: 'asc' }],
  });
  expect(rows).toEqual([
    ['L-1', 9162],
    ['L-2', null],
  ]);
});

test('an invoice in Fortnox has its number, its state, and the differences that nobody has decided', async () => {
  await app.forAccount(anna, async (tx) => {
    await sql`insert into integration (name, description) values ('FORTNOX', 'Bokföringen')`.execute(tx);
    await sql`update invoicebase set invoice_type = 'FORTNOX', booked_at = '2026-10-20T22:30:00Z'`.execute(
      tx,
    );
    await sql`insert into accounting_invoice (invoicebase_id, integration_id, reference, service_id, number, state, pay_ore)
      select invoicebase.id, integration.id, 'Avi 1', '1', '1001', 'BOOKED', 916300 from invoicebase, integration`.execute(
      tx,
    );
    await sql`insert into accounting_divergence (invoicebase_id, field, ours, theirs, decision)
      select id, field, '1', '2', decision from invoicebase,
        (values ('AMOUNT', null), ('DUE_DATE', null), ('LEFT', 'KEEP')) as difference (field, decision)`.execute(
      tx,
    );
  });
  const fields = ['program', 'number', 'state', 'is_booked', 'booked_at', 'pay', 'sync_active'];
  const differences = ['difference_count', 'differences'];
  expect(
    await read({
      model: 'invoicebase',
      relationships: ['accounting'],
      fields: [...fields, ...differences].map((name) => `accounting_invoice.${name}`),
    }),
  ).toEqual([['Fortnox', '1001', 'Bokförd', true, '2026-10-21', 9163, true, 2, 'Belopp, Förfallodag']]);
});

// A subquery for each row, which would take minutes with many invoices, is called SubPlan by the planner.
test('the VAT base runs no subquery for each invoice', async () => {
  const { rows } = await app.forAccount(anna, (tx) =>
    sql<{ 'QUERY PLAN': string }>`explain select * from vat_base`.execute(tx),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('invoicebase');
  expect(plan).not.toContain('SubPlan');
});
