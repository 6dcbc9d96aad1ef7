import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { createEditableInvoice, createLeasedApartment } from '../invoice/invoice.test-data';

const app = testServer();

const setUp = async (options = {}) => createLeasedApartment(app, await makeAccount(app), options);

test('calculates VAT on the sum of each rate, and rounds the total to whole kronor', async () => {
  const { user, lease } = await setUp();
  const { id } = await createEditableInvoice(user, lease.id);
  const add = (name: string, quantity: number, fee: number, taxRate: number) =>
    user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: id, name, quantity, fee, tax_rate: taxRate, unit: 'st' },
    });
  await add('Bilplats', 1, 450.5, 25);
  await add('Bredband', 1, 199, 25);
  const invoice = await add('Rabatt', -1, 150, 0);
  expect(invoice).toMatchObject({
    fee: 8999.5,
    tax: 162.38,
    rounded_amount: 0.12,
    pay_amount_rounded: 9162,
    vat: [
      { tax_rate: 25, net: 649.5, tax: 162.38 },
      { tax_rate: 0, net: 8350, tax: 0 },
    ],
  });
  expect(invoice.rows.map(({ tax }) => tax)).toEqual([0, 112.63, 49.75, 0]);

  const [rent, , broadband] = invoice.rows;
  const changed = await user.patch(invoiceRowCalls.update, {
    body: { id: rent?.id, name: 'Hyra', quantity: 0.5, fee: 8500, tax_rate: 0, unit: null },
  });
  expect(changed.rows[0]).toMatchObject({ name: 'Hyra', quantity: 0.5, total: 4250, explanation: null });
  const removed = await user.remove(invoiceRowCalls.remove, { params: { id: broadband?.id ?? 0 } });
  expect(removed).toMatchObject({
    fee: 4550.5,
    tax: 112.63,
    rounded_amount: -0.13,
    pay_amount_rounded: 4663,
  });
});

test('requires name, quantity, price and an existing VAT rate of a row', async () => {
  const { user, lease } = await setUp();
  const { id } = await createEditableInvoice(user, lease.id);
  const refused = await user.failure(invoiceRowCalls.create, { body: { invoicebase_id: id, tax_rate: 7 } });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.data).sort()).toEqual(['fee', 'name', 'quantity', 'tax_rate']);
});

test('allows at most four decimals of a quantity, so that the shown quantity times the price is the total', async () => {
  const { user, lease } = await setUp();
  const { id } = await createEditableInvoice(user, lease.id);
  const row = { invoicebase_id: id, name: 'El, kWh', fee: 1.25, tax_rate: 25, unit: 'kWh' };
  const { rows } = await user.post(invoiceRowCalls.create, { body: { ...row, quantity: 1234.5678 } });
  expect(rows.at(-1)).toMatchObject({ quantity: 1234.5678, fee: 1.25, total: 1543.21 });
  for (const quantity of [0.123456, 1.00001]) {
    const refused = await user.failure(invoiceRowCalls.create, { body: { ...row, quantity } });
    expect(refused).toMatchObject({ status: 422, data: { quantity: ['Antal får ha högst fyra decimaler'] } });
    const change = { ...row, id: rows.at(-1)?.id, quantity };
    expect(await user.failure(invoiceRowCalls.update, { body: change })).toMatchObject({
      status: 422,
      data: { quantity: ['Antal får ha högst fyra decimaler'] },
    });
  }
});

test('an invoice with a negative net total is an error, also when VAT makes the amount to pay positive', async () => {
  const { user, lease } = await setUp({ lease: { fee: 1000, tax_rate: 25 } });
  const { id } = await createEditableInvoice(user, lease.id);
  const row = { invoicebase_id: id, name: 'Avdrag', quantity: 1, fee: -1100, tax_rate: 0 };
  await user.post(invoiceRowCalls.create, { body: row });
  const generated = await user.post(invoiceActionCalls.generateManual, { params: { id }, body: {} });
  expect(generated).toMatchObject({
    fee: -100,
    pay_amount_rounded: 150,
    status: 'ERROR',
    error: 'Avdragen är större än hyran: summan exklusive moms är negativ',
  });
});
