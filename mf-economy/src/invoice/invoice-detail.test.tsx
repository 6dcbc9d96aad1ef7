import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aInvoice, aSentInvoice } from '../testing/invoices';
import InvoiceDetailScreen from './invoice-detail.screen';

const open = async (invoice: Invoice) => {
  const api = fakeApi().on(invoiceCalls.detail, invoice);
  const shown = renderScreen(<InvoiceDetailScreen />, {
    route: routes.invoice.detail,
    url: `/invoicebase/${invoice.id}`,
  });
  await screen.findByRole('heading', { level: 1, name: invoice.title });
  return { api, ...shown };
};
const text = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';
const choose = async ({ user }: { user: Awaited<ReturnType<typeof open>>['user'] }, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const answer = async ({ user }: { user: Awaited<ReturnType<typeof open>>['user'] }, name: string) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
};

test('shows rows, VAT by rate, rounding and what is to be paid', async () => {
  await open(aInvoice());
  const rows = screen.getByRole('table', { name: 'Rader' });
  expect(within(rows).getAllByRole('row')).toHaveLength(3);
  const body = text(document.body);
  expect(body).toContain('Summa exklusive moms8 999,50 kr');
  expect(body).toContain('Moms 25 % på 649,50162,38 kr');
  expect(body).toContain('Öresavrundning0,12 kr');
  expect(body).toContain('Att betala9 162 kr');
  expect(screen.getByRole('link', { name: 'Lgh 1001' })).toHaveAttribute('href', '/lease/3');
  expect(screen.getByRole('link', { name: 'Bo Östlund' })).toHaveAttribute('href', '/tenant/4');
  const paper = within(screen.getByRole('region', { name: 'Avin som hyresgästen ser den' }));
  expect(paper.getByRole('heading', { name: 'Hyresavi' })).toBeVisible();
  for (const said of [
    'Åkerö AB',
    'Bo Östlund',
    '702 11 Örebro',
    '1002 4784',
    '991-2346',
    'Utkast – inte skickad',
  ])
    expect(paper.getByText(said)).toBeVisible();
});

test('tells its way: who did what and when, and what is ahead', async () => {
  await open(aInvoice());
  const way = within(screen.getByRole('region', { name: 'Händelser' }))
    .getAllByRole('listitem')
    .map(text);
  expect(way).toEqual([
    'Skapad för hand2026-11-20 09:00 · Anna Andersson',
    'SkickadPlaneras 2026-11-25',
    'BetaldSenast 2026-12-28',
  ]);
});

test('each row explains itself', async () => {
  const { user } = await open(aInvoice());
  await user.click(screen.getByRole('button', { name: 'Förklara Hyra december 2026' }));
  expect(await screen.findByText('Hyra 8 500 kr')).toBeVisible();
  expect(screen.getByText('2026-12-01 – 2026-12-31 (31 dagar)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Förklara Bilplats' }));
  expect(await screen.findByText('Skriven för hand')).toBeVisible();
});

describe('rows', () => {
  test('are added with a name, a quantity, a price and a rate', async () => {
    const { api, user } = await open(aInvoice());
    await user.click(screen.getByRole('button', { name: /Lägg till rad/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Lägg till rad' }));
    expect(await dialog.findByText('Benämning måste fyllas i')).toBeVisible();
    expect(api.requests(invoiceRowCalls.create)).toHaveLength(0);

    api.on(invoiceRowCalls.create, aInvoice());
    await user.type(dialog.getByLabelText(/^Benämning/), 'Nyckel');
    await user.type(dialog.getByLabelText(/^Pris/), '350,50');
    await user.click(dialog.getByRole('button', { name: 'Lägg till rad' }));
    expect(await screen.findByText('Raden är tillagd')).toBeVisible();
    expect(api.requests(invoiceRowCalls.create)[0]?.body).toEqual({
      invoicebase_id: 7,
      name: 'Nyckel',
      quantity: 1,
      unit: null,
      fee: 350.5,
      tax_rate: 0,
    });
  });

  test('are changed and removed through their menu', async () => {
    const { api, user } = await open(aInvoice());
    const [, second] = screen.getAllByRole('button', { name: 'Val för raden' });
    if (second) await user.click(second);
    await user.click(await screen.findByRole('menuitem', { name: 'Ändra' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Benämning/)).toHaveValue('Bilplats');
    api.on(invoiceRowCalls.update, aInvoice());
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText('Ändringar sparade')).toBeVisible();
    expect(api.requests(invoiceRowCalls.update)[0]?.body).toMatchObject({ id: 2, fee: 649.5, tax_rate: 25 });
  });

  test('of a locked invoice stay as they are', async () => {
    await open(aSentInvoice());
    expect(screen.queryByRole('button', { name: /Lägg till rad/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Val för raden' })).not.toBeInTheDocument();
    expect(screen.getByText('Avin är låst: raderna går inte längre att ändra.')).toBeVisible();
  });
});

describe('generating as a manual invoice', () => {
  const draft = aInvoice({ status: 'EDIT', invoice_type: null, reference: null, ocr: null });
  const dialogOf = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Skapa som manuell avi' }));
    return within(await screen.findByRole('dialog'));
  };

  test('sends reference and OCR as typed', async () => {
    const { api, user } = await open(draft);
    const dialog = await dialogOf(user);
    api.on(invoiceActionCalls.generateManual, aInvoice({ reference: 'H-17' }));
    await user.type(dialog.getByLabelText('Referens'), 'H-17');
    await user.type(dialog.getByLabelText('OCR-nummer'), '102343');
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    expect(await screen.findByText('Avi H-17 är skapad')).toBeVisible();
    expect(api.requests(invoiceActionCalls.generateManual)[0]?.body).toEqual({
      reference: 'H-17',
      ocr: '102343',
    });
  });

  test('a refusal stands under the field, or in the dialog, and nothing is lost', async () => {
    const { api, user } = await open(draft);
    const dialog = await dialogOf(user);
    await user.type(dialog.getByLabelText('OCR-nummer'), '102344');
    api.fails(invoiceActionCalls.generateManual, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { ocr: ['OCR-numret stämmer inte, kontrollera siffrorna'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    expect(await dialog.findByText('OCR-numret stämmer inte, kontrollera siffrorna')).toBeVisible();
    expect(dialog.getByLabelText('OCR-nummer')).toHaveValue('102344');

    api.fails(invoiceActionCalls.generateManual, 409, { message: 'Hyresavin är redan skapad.' });
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Hyresavin är redan skapad.');
    expect(screen.getAllByText('Hyresavin är redan skapad.')).toHaveLength(1);
  });
});

describe('sending', () => {
  test('asks first', async () => {
    const { api, user } = await open(aInvoice());
    api.on(invoiceCalls.send, aSentInvoice());
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    expect(await screen.findByText('Vill du skicka denna hyresavi?')).toBeVisible();
    await answer({ user }, 'Fortsätt');
    expect(await screen.findByText('Hyresavin är skickad')).toBeVisible();
    expect(api.requests(invoiceCalls.send)).toHaveLength(1);
  });

  test('tells why it could not be done', async () => {
    const { api, user } = await open(aInvoice());
    api.fails(invoiceCalls.send, 422, { message: 'Hyresgästen saknar e-postadress.' });
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    await answer({ user }, 'Fortsätt');
    expect(await screen.findByText('Hyresgästen saknar e-postadress.')).toBeVisible();
  });

  test('may be declined', async () => {
    const { api, user } = await open(aInvoice());
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    await answer({ user }, 'Avbryt');
    expect(api.requests(invoiceCalls.send)).toHaveLength(0);
  });
});

test('a payment begins with what is left, paid today', async () => {
  const { api, user } = await open(aSentInvoice({ payment_left: 4162 }));
  await user.click(screen.getByRole('button', { name: 'Registrera betalning' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Belopp/);
  expect(amount).toHaveValue('4\u00a0162');
  await user.clear(amount);
  await user.type(amount, '5 000');
  api.on(invoiceActionCalls.pay, aSentInvoice({ status: 'PAYED', payment_left: 0 }));
  await user.click(dialog.getByRole('button', { name: 'Registrera' }));
  expect(await screen.findByText('Betalningen är registrerad')).toBeVisible();
  const [paid] = api.requests(invoiceActionCalls.pay);
  expect(paid?.params).toEqual({ type: 'manual', id: '7' });
  expect(paid?.body).toMatchObject({ payment: 5000, paid_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('a payment registered by mistake is undone after a question; one from elsewhere is not', async () => {
  const entry = { id: 1, amount: 5000, paid_at: '2026-11-20', created_at: '2026-11-20T08:00:00.000Z' };
  const payments: Invoice['payments'] = [
    { ...entry, kind: 'PAYMENT', payment_id: 31, undoable: true },
    { ...entry, id: 2, kind: 'OFFSET', payment_id: 30, undoable: false },
  ];
  const { api, user } = await open(aSentInvoice({ payments }));
  api.on(invoiceActionCalls.undoPayment, aSentInvoice());
  await user.click(screen.getByRole('button', { name: /^Ångra betalning/ }));
  await answer({ user }, 'Ångra betalning');
  expect(await screen.findByText('Betalningen är ångrad')).toBeVisible();
  expect(api.requests(invoiceActionCalls.undoPayment)[0]?.params).toEqual({
    type: 'manual',
    id: '7',
    paymentId: '31',
  });
});

test('a reviewed invoice is marked ready, with the version that was read', async () => {
  const { api, user } = await open(aInvoice({ status: 'REVIEW' }));
  api.on(invoiceCalls.update, aInvoice());
  await user.click(screen.getByRole('button', { name: /Markera som redo/ }));
  expect(await screen.findByText('Hyresavin är redo att skickas')).toBeVisible();
  expect(api.requests(invoiceCalls.update)[0]?.body).toMatchObject({
    id: 7,
    status: 'READY',
    updated_at: '2026-11-20T08:00:00.000Z',
  });
});

test('an error says what is missing', async () => {
  await open(aInvoice({ status: 'ERROR', error: 'Uthyrningen saknar primär hyresgäst' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Uthyrningen saknar primär hyresgäst');
});

test.each([
  ['Kreditera', invoiceActionCalls.credit, aSentInvoice(), 'Krediterad med avi 100248', 'Kreditera'],
  ['Makulera', invoiceActionCalls.cancel, aInvoice(), 'Hyresavin är makulerad', 'Makulera'],
  [
    'Markera som skickad',
    invoiceActionCalls.markSent,
    aInvoice(),
    'Hyresavin är markerad som skickad',
    'Fortsätt',
  ],
] as const)('%s asks, does it, and says so', async (name, call, invoice, said, ok) => {
  const { api, user } = await open(invoice);
  api.on(call, aInvoice({ credited_by: { id: 8, reference: '100248' } }));
  await choose({ user }, name);
  await answer({ user }, ok);
  expect(await screen.findByText(said)).toBeVisible();
  expect(api.requests(call)[0]?.params).toEqual({ type: 'manual', id: '7' });
});

test('a removed invoice leaves its page; a failure says why', async () => {
  const { api, user, location } = await open(aInvoice());
  api.fails(invoiceCalls.remove, 409, { message: 'Hyresavin är låst' });
  await choose({ user }, 'Ta bort');
  await answer({ user }, 'Ta bort');
  expect(await screen.findByText('Borttagningen misslyckades: Hyresavin är låst')).toBeVisible();
  api.on(invoiceCalls.remove, { message: 'Hyresavin är borttagen' });
  await choose({ user }, 'Ta bort');
  await answer({ user }, 'Ta bort');
  await waitFor(() => expect(location()).toBe('/invoicebase/overview'));
});

test('the due date is moved; a refusal stands under it', async () => {
  const { api, user } = await open(aSentInvoice());
  await choose({ user }, 'Ändra förfallodag');
  const dialog = within(await screen.findByRole('dialog'));
  const text = 'Förfallodagen är före dagen då avin skickades, 2026-11-25';
  api.fails(invoiceActionCalls.moveDueAt, 422, { message: text, data: { due_at: [text] } });
  await dialog.findByDisplayValue('2026-12-28');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(api.requests(invoiceActionCalls.moveDueAt)[0]?.body).toEqual({ due_at: '2026-12-28' });
});

test('a stopped synchronisation that stays off is told', async () => {
  const { api, user } = await open(aSentInvoice({ invoice_type: 'FORTNOX', sync_active: false }));
  api.on(invoiceCalls.update, aSentInvoice({ sync_active: false }));
  await choose({ user }, 'Återaktivera synkronisering');
  expect(await screen.findByText('Synkroniseringen misslyckades, kontrollera händelseloggen')).toBeVisible();
});

test('the PDF is shown in the page and can be saved', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:notice');
  URL.revokeObjectURL = jest.fn();
  const { api, user } = await open(aInvoice());
  api.on(invoiceActionCalls.preview, {
    name: 'hyresavi-100247.pdf',
    mimetype: 'application/pdf',
    file: btoa('%PDF-1.3'),
  });
  await user.click(screen.getByRole('button', { name: /Förhandsgranska/ }));
  expect(await screen.findByTitle('hyresavi-100247.pdf')).toHaveAttribute('src', 'blob:notice');
  expect(screen.getByRole('link', { name: 'Ladda ner hyresavi-100247.pdf' })).toHaveAttribute(
    'href',
    'blob:notice',
  );
});
