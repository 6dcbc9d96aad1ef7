import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { createEditableInvoice, createLeasedApartment, createReadyInvoice } from './invoice.test-data';

const app = testServer();

const setUp = async (options = {}) => createLeasedApartment(app, await makeAccount(app), options);

describe('generating a manual invoice', () => {
  test('assigns the next number and its OCR number', async () => {
    const { user, lease } = await setUp();
    const first = await createReadyInvoice(user, lease.id);
    const second = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    expect(first).toMatchObject({
      status: 'READY',
      invoice_type: 'MANUAL',
      reference: '100001',
      ocr: '10000180',
    });
    expect(second).toMatchObject({ reference: '100002' });
    const again = { params: { id: first.id }, body: {} };
    expect(await user.failure(invoiceActionCalls.generateManual, again)).toMatchObject({ status: 409 });
  });

  test('accepts a number chosen by the user, once', async () => {
    const { user, lease } = await setUp();
    const first = await createEditableInvoice(user, lease.id);
    const second = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const created = await user.post(invoiceActionCalls.generateManual, {
      params: { id: first.id },
      body: { reference: 'H-2026-17', ocr: '102 343' },
    });
    expect(created).toMatchObject({ reference: 'H-2026-17', ocr: '102343' });
    const same = await user.failure(invoiceActionCalls.generateManual, {
      params: { id: second.id },
      body: { reference: 'H-2026-17', ocr: '102343' },
    });
    expect(same.data).toEqual({
      reference: ['Referensen används redan på en annan hyresavi'],
      ocr: ['OCR-numret används redan på en annan hyresavi'],
    });
    for (const reference of ['<img src=x>', '0', '-', 'avi 🏠'])
      expect(
        (
          await user.failure(invoiceActionCalls.generateManual, {
            params: { id: second.id },
            body: { reference },
          })
        ).data,
      ).toEqual({ reference: ['Skriv referensen med bokstäver och siffror, till exempel H-2026-17'] });
    const wrong = { params: { id: second.id }, body: { ocr: '102344' } };
    expect((await user.failure(invoiceActionCalls.generateManual, wrong)).data).toEqual({
      ocr: ['OCR-numret stämmer inte, kontrollera siffrorna'],
    });
    expect(await user.get(invoiceCalls.detail, { params: { id: second.id } })).toMatchObject({
      status: 'EDIT',
      reference: null,
    });
  });

  test('skips a number that is already used', async () => {
    const { user, lease } = await setUp();
    const first = await createEditableInvoice(user, lease.id);
    await user.post(invoiceActionCalls.generateManual, {
      params: { id: first.id },
      body: { reference: '100001' },
    });
    expect(await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31')).toMatchObject({
      reference: '100002',
    });
  });

  test('requires review if the company does, and again when a row changes', async () => {
    const { user, lease } = await setUp({ settings: { auto_require_review: true } });
    const created = await createReadyInvoice(user, lease.id);
    expect(created.status).toBe('REVIEW');
    const { id } = created;
    expect(await user.failure(invoiceCalls.send, { params: { id } })).toMatchObject({ status: 409 });
    const ready = await user.patch(invoiceCalls.update, { body: { id, status: 'READY' } });
    expect(ready.status).toBe('READY');
    const changed = await user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: id, name: 'Nyckel', quantity: 1, fee: 100, tax_rate: 25 },
    });
    expect(changed).toMatchObject({ status: 'REVIEW', pay_amount_rounded: 8625 });
  });

  test('shows why an invoice cannot be sent, until it is corrected', async () => {
    const { user, lease } = await setUp();
    const { id } = await createEditableInvoice(user, lease.id);
    const row = { invoicebase_id: id, name: 'Avdrag', quantity: 1, fee: -9000, tax_rate: 0 };
    const negativeRow = await user.post(invoiceRowCalls.create, { body: row });
    const created = await user.post(invoiceActionCalls.generateManual, { params: { id }, body: {} });
    expect(created).toMatchObject({
      status: 'ERROR',
      error: 'Avdragen är större än hyran: summan exklusive moms är negativ',
    });
    const refused = await user.failure(invoiceCalls.update, { body: { id, status: 'READY' } });
    expect(refused).toMatchObject({ status: 422, serverMessage: created.error });
    await user.remove(invoiceRowCalls.remove, { params: { id: negativeRow.rows[1]?.id ?? 0 } });
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
      status: 'READY',
      error: null,
    });
  });
});
