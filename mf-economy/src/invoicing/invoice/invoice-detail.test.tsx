import { companyBooksCalls } from '@husrum/contract/company-books';
import { creditCalls } from '@husrum/contract/credit';
import {
  type Invoice,
  invoiceActionCalls,
  invoiceCalls,
  type PartialCreditPreview,
} from '@husrum/contract/invoice';
import { invoiceBatchCalls, type SendingPreview } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { notLate } from '../../payments/late-charge/late-charge.test-data';
import { noReminders } from '../../runs/reminder/reminder.test-data';
import { makeInvoice, makeSendingPreview, makeSentInvoice } from './invoice.test-data';
import InvoiceDetailScreen from './invoice-detail.screen';

const openInvoice = async (invoice: Invoice, signedInUser = createUser({ role: 'ADMINISTRATOR' })) => {
  const api = fakeApi()
    .on(invoiceCalls.detail, invoice)
    .on(companyBooksCalls.list, { data: [] })
    .on(paymentPromiseCalls.listByInvoice, { data: [] })
    .on(lateChargeCalls.ofInvoice, notLate)
    .on(reminderCalls.ofInvoice, noReminders)
    .on(invoiceBatchCalls.sendingPreview, makeSendingPreview());
  const rendered = renderScreen(<InvoiceDetailScreen />, {
    route: routes.invoice.detail,
    url: `/invoicebase/${invoice.id}`,
    user: signedInUser,
  });
  await screen.findByRole('heading', { level: 1, name: invoice.title });
  return { api, ...rendered };
};
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';
const clickMenuItem = async (
  { user }: { user: Awaited<ReturnType<typeof openInvoice>>['user'] },
  name: string,
) => {
  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const confirm = async ({ user }: { user: Awaited<ReturnType<typeof openInvoice>>['user'] }, name: string) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name }));
};

/** The milestones ahead, with the day on which a job run sends the invoice. */
const makeAhead = (on: string | null): Invoice['ahead'] => [
  { station: 'SENT', on },
  { station: 'PAID', on: '2026-12-28' },
];

test('shows rows, VAT per rate, rounding and the amount to pay', async () => {
  await openInvoice(makeInvoice());
  const rows = screen.getByRole('table', { name: 'Rader' });
  expect(within(rows).getAllByRole('row')).toHaveLength(3);
  const body = getText(document.body);
  expect(body).toContain('Summa exklusive moms8 999,50 kr');
  expect(body).toContain('Moms 25 % på 649,50162,38 kr');
  expect(body).toContain('Öresavrundning0,12 kr');
  expect(body).toContain('Att betala9 162 kr');
  expect(screen.getByRole('link', { name: 'Lgh 1001, Kv. Eken' })).toHaveAttribute('href', '/lease/3');
  expect(screen.getByRole('link', { name: 'Bo Östlund' })).toHaveAttribute('href', '/tenant/4');
  const invoiceDocument = within(screen.getByRole('region', { name: 'Avin som hyresgästen ser den' }));
  expect(invoiceDocument.getByRole('heading', { name: 'Hyresavi' })).toBeVisible();
  for (const text of [
    'Åkerö AB',
    'Bo Östlund',
    '702 11 Örebro',
    '1002 4784',
    '991-2346',
    'Utkast – inte skickad',
  ])
    expect(invoiceDocument.getByText(text)).toBeVisible();
});

test('a cancelled invoice is marked as cancelled, and its document has no payment details', async () => {
  const { paper } = makeInvoice();
  const cancelled = { ...paper, draft: false, cancelled: true, payment: [] };
  await openInvoice(makeInvoice({ status: 'CANCELLED', paper: cancelled }));
  const invoiceDocument = within(await screen.findByRole('region', { name: 'Avin som hyresgästen ser den' }));
  expect(invoiceDocument.getByText('Makulerad')).toBeVisible();
  expect(invoiceDocument.queryByText('Oss tillhanda senast')).not.toBeInTheDocument();
  expect(invoiceDocument.queryByText('Utkast – inte skickad')).not.toBeInTheDocument();
});

const getEvents = () =>
  within(screen.getByRole('region', { name: 'Händelser' }))
    .getAllByRole('listitem')
    .map(getText);
const getPaymentFacts = () => getText(screen.getByRole('region', { name: 'Betalning' }));

test('shows past events with user and time, and the milestones ahead', async () => {
  await openInvoice(makeInvoice({ is_sent_by_run: false, ahead: makeAhead(null) }));
  expect(getEvents()).toEqual([
    'Skapad för hand2026-11-20 09:00 · Anna Andersson',
    'SkickadSkickas inte automatiskt',
    'BetaldSenast 2026-12-28',
  ]);
  expect(getPaymentFacts()).not.toMatch(/Planeras skickas|Skulle ha skickats/);
});

test.each([
  ['2999-11-25', 'Planeras 2999-11-25', 'Planeras skickas2999-11-25'],
  ['2000-11-20', 'Skulle ha skickats 2000-11-20', 'Skulle ha skickats2000-11-20'],
])(
  'says on which day a job run will send the invoice, or should have sent it: %s',
  async (day, event, fact) => {
    await openInvoice(makeInvoice({ is_sent_by_run: true, send_date: day, ahead: makeAhead(day) }));
    expect(getEvents()).toContain(`Skickad${event}`);
    expect(getPaymentFacts()).toContain(fact);
  },
);

test('explains the amount of each row', async () => {
  const { user } = await openInvoice(makeInvoice());
  await user.click(screen.getByRole('button', { name: 'Förklara Hyra december 2026' }));
  expect(await screen.findByText('Hyra 8 350 kr')).toBeVisible();
  expect(screen.getByText('2026-12-01 – 2026-12-31 (31 dagar)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Förklara Bilplats' }));
  expect(await screen.findByText('Skriven för hand')).toBeVisible();
});

describe('rows', () => {
  test('are added with name, quantity, price and VAT rate', async () => {
    const { api, user } = await openInvoice(makeInvoice());
    await user.click(screen.getByRole('button', { name: /Lägg till rad/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Lägg till rad' }));
    expect(await dialog.findByText('Benämning måste fyllas i')).toBeVisible();
    expect(api.requests(invoiceRowCalls.create)).toHaveLength(0);

    api.on(invoiceRowCalls.create, makeInvoice());
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

  test('are changed through their menu', async () => {
    const { api, user } = await openInvoice(makeInvoice());
    const [, second] = screen.getAllByRole('button', { name: 'Val för raden' });
    if (second) await user.click(second);
    await user.click(await screen.findByRole('menuitem', { name: 'Ändra' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Benämning/)).toHaveValue('Bilplats');
    api.on(invoiceRowCalls.update, makeInvoice());
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText('Ändringar sparade')).toBeVisible();
    expect(api.requests(invoiceRowCalls.update)[0]?.body).toMatchObject({
      id: 2,
      fee: 649.5,
      tax_rate: 25,
      updated_at: makeInvoice().updated_at,
    });
  });

  test('of a locked invoice cannot be changed', async () => {
    await openInvoice(makeSentInvoice());
    expect(screen.queryByRole('button', { name: /Lägg till rad/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Val för raden' })).not.toBeInTheDocument();
    expect(screen.getByText('Avin är låst: raderna går inte längre att ändra.')).toBeVisible();
  });
});

test('a role that may only read has no buttons for the rows of an unlocked invoice, and the page does not say that it is locked', async () => {
  await openInvoice(makeInvoice(), createUser({ role: 'READER' }));
  expect(screen.queryByRole('button', { name: /Lägg till rad/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Avin är låst/)).not.toBeInTheDocument();
});

describe('generating as a manual invoice', () => {
  const draft = makeInvoice({ status: 'EDIT', invoice_type: null, reference: null, ocr: null });
  const openDialog = async (user: Awaited<ReturnType<typeof openInvoice>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Skapa som manuell avi' }));
    return within(await screen.findByRole('dialog'));
  };

  test('sends the entered reference and OCR number', async () => {
    const { api, user } = await openInvoice(draft);
    const dialog = await openDialog(user);
    api.on(invoiceActionCalls.generateManual, makeInvoice({ reference: 'H-17' }));
    await user.type(dialog.getByLabelText('Referens'), 'H-17');
    await user.type(dialog.getByLabelText('OCR-nummer'), '102343');
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    expect(await screen.findByText('Avi H-17 är skapad')).toBeVisible();
    expect(api.requests(invoiceActionCalls.generateManual)[0]?.body).toEqual({
      reference: 'H-17',
      ocr: '102343',
    });
  });

  test('shows a failure in a box, and at the field that it concerns, and keeps the input', async () => {
    const { api, user } = await openInvoice(draft);
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('OCR-nummer'), '102344');
    api.fails(invoiceActionCalls.generateManual, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { ocr: ['OCR-numret stämmer inte, kontrollera siffrorna'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    const message = 'OCR-numret stämmer inte, kontrollera siffrorna';
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'OCR-nummer' })).toBeInvalid());
    expect(dialog.getByRole('textbox', { name: 'OCR-nummer' })).toHaveAccessibleDescription(message);
    expect(dialog.getByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText('OCR-nummer')).toHaveValue('102344');

    api.fails(invoiceActionCalls.generateManual, 409, { message: 'Hyresavin är redan skapad.' });
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Hyresavin är redan skapad.');
    expect(screen.getAllByText('Hyresavin är redan skapad.')).toHaveLength(1);
  });

  test('opens without the errors of an earlier attempt', async () => {
    const { api, user } = await openInvoice(draft);
    const dialog = await openDialog(user);
    api.fails(invoiceActionCalls.generateManual, 422, {
      message: 'Fel',
      data: { ocr: ['OCR-numret finns redan'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Skapa avi' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('OCR-numret finns redan');
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const reopened = await openDialog(user);
    expect(reopened.getByLabelText('OCR-nummer')).toBeVisible();
    expect(reopened.queryByText('OCR-numret finns redan')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  test('asks for confirmation, with recipient, amount, due date and account', async () => {
    const { api, user } = await openInvoice(makeInvoice());
    api.on(invoiceCalls.send, makeSentInvoice());
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    const dialog = await screen.findByRole('dialog', { name: 'Är du säker?' });
    expect(within(dialog).getByText('Vill du skicka denna hyresavi?')).toBeVisible();
    expect(await within(dialog).findByText('Bo Östlund, bo@example.se')).toBeVisible();
    expect(getText(dialog)).toContain('Att betala9 162 krFörfaller2026-12-28Betalas tillbankgiro 991-2346');
    expect(api.requests(invoiceBatchCalls.sendingPreview)[0]?.body).toEqual({ ids: [7], action: 'SEND' });
    await confirm({ user }, 'Fortsätt');
    expect(await screen.findByText('Hyresavin är skickad')).toBeVisible();
    expect(api.requests(invoiceCalls.send)).toHaveLength(1);
  });

  test('shows why it failed', async () => {
    const { api, user } = await openInvoice(makeInvoice());
    api.fails(invoiceCalls.send, 422, { message: 'Hyresgästen saknar mejladress.' });
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    await confirm({ user }, 'Fortsätt');
    expect(await screen.findByText('Hyresgästen saknar mejladress.')).toBeVisible();
  });

  test('is stopped by missing settings, with a link to them', async () => {
    const problem =
      'Bankgiro och plusgiro saknas i faktureringsinställningarna: hyresgästen kan inte betala.';
    const settings = { name: 'Öppna faktureringsinställningarna för Åkerö AB' };
    const { api, user } = await openInvoice(makeInvoice({ settings_problem: problem }));
    expect(within(screen.getByRole('alert')).getByText(problem)).toBeVisible();
    expect(screen.getByRole('link', settings)).toHaveAttribute('href', '/company/2/invoicingconfig');
    const stopped = [{ problem, count: 1, company: { id: 2, name: 'Åkerö AB' } }];
    api.on(invoiceBatchCalls.sendingPreview, makeSendingPreview({ count: 0, accounts: [], stopped }));
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(problem)).toBeVisible();
    expect(dialog.getByRole('link', settings)).toHaveAttribute('href', '/company/2/invoicingconfig');
    expect(dialog.getByRole('button', { name: 'Fortsätt' })).toBeDisabled();
  });

  test('is stopped by a missing address, with a link to the tenant', async () => {
    const problem = 'Hyresgästen saknar mejladress.';
    const tenant = { id: 4, name: 'Bo Östlund' };
    const { api, user } = await openInvoice(makeInvoice());
    const stopped = [{ problem, count: 1, company: null, tenant }];
    api.on(invoiceBatchCalls.sendingPreview, makeSendingPreview({ count: 0, accounts: [], stopped }));
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Ändra hyresgästens mejladress' })).toHaveAttribute(
      'href',
      '/tenant/4',
    );
  });

  test('warns of what should be checked, but not again of what stops it', async () => {
    const { api, user } = await openInvoice(makeInvoice());
    const preview = makeSendingPreview();
    const remarks: NonNullable<SendingPreview['invoices'][number]['remarks']> = [
      { kind: 'NO_EMAIL', detail: null },
      { kind: 'ZERO', detail: null },
      { kind: 'DOUBLE', detail: 'även avi 100246' },
    ];
    const invoices = preview.invoices.map((invoice) => ({ ...invoice, remarks }));
    api.on(invoiceBatchCalls.sendingPreview, { ...preview, invoices });
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('Avin är på 0 kr. Samma period på två avier: även avi 100246'),
    ).toBeVisible();
  });

  test('can be cancelled', async () => {
    const { api, user } = await openInvoice(makeInvoice());
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    await confirm({ user }, 'Avbryt');
    expect(api.requests(invoiceCalls.send)).toHaveLength(0);
  });
});

test('links a sent invoice to its vouchers, and one that is not sent to none', async () => {
  const { unmount } = await openInvoice(makeSentInvoice());
  expect(screen.getByRole('link', { name: 'Verifikationer' })).toHaveAttribute(
    'href',
    '/economy/voucher?invoice_id=7',
  );
  unmount();
  await openInvoice(makeInvoice());
  expect(screen.queryByRole('link', { name: 'Verifikationer' })).not.toBeInTheDocument();
});

test('prefills a payment with the remaining amount, and registers the entered amount', async () => {
  const { api, user } = await openInvoice(makeSentInvoice({ payment_left: 4162 }));
  await user.click(screen.getByRole('button', { name: 'Registrera betalning' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Belopp/);
  expect(amount).toHaveValue('4\u00a0162');
  await user.clear(amount);
  await user.type(amount, '5 000');
  api.on(invoiceActionCalls.pay, makeSentInvoice({ status: 'PAYED', payment_left: 0 }));
  await user.click(dialog.getByRole('button', { name: 'Registrera' }));
  expect(await screen.findByText('Betalningen är registrerad')).toBeVisible();
  const [payRequest] = api.requests(invoiceActionCalls.pay);
  expect(payRequest?.params).toEqual({ type: 'manual', id: '7' });
  expect(payRequest?.body).toMatchObject({
    payment: 5000,
    paid_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('shows on which other invoices a surplus was offset', async () => {
  const { api, user } = await openInvoice(makeSentInvoice({ payment_left: 4162 }));
  await user.click(screen.getByRole('button', { name: 'Registrera betalning' }));
  const dialog = within(await screen.findByRole('dialog'));
  api.on(invoiceActionCalls.pay, {
    ...makeSentInvoice({ status: 'PAYED', payment_left: 0 }),
    settled: [{ id: 9, reference: '100250', amount: 838 }],
  });
  await user.click(dialog.getByRole('button', { name: 'Registrera' }));
  expect(
    await screen.findByText(/^Betalningen är registrerad. Överskottet räknades av: 838\skr på avi 100250.$/),
  ).toBeVisible();
});

test('offers to register a payment of a paid invoice in the menu, and undoes a payment that became credit', async () => {
  const registeredPayments = [{ payment_id: 31, amount: 900, paid_at: '2026-11-20', surplus: 900 }];
  const { api, user } = await openInvoice(
    makeSentInvoice({ status: 'PAYED', payment_left: 0, registered_payments: registeredPayments }),
  );
  expect(screen.queryByRole('button', { name: 'Registrera betalning' })).not.toBeInTheDocument();
  await clickMenuItem({ user }, 'Registrera betalning');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Avin är redan betald/)).toBeVisible();
  expect(dialog.getByLabelText(/^Belopp/)).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));

  const payments = within(screen.getByRole('region', { name: 'Betalningar' }));
  expect(payments.getByText(/^Överskott/)).toBeVisible();
  api.on(invoiceActionCalls.undoPayment, makeSentInvoice());
  await user.click(payments.getByRole('button', { name: /^Ångra betalning 900/ }));
  await confirm({ user }, 'Ångra betalning');
  expect(await screen.findByText('Betalningen är ångrad')).toBeVisible();
});

test('offers the tenant’s credit with the company, and uses it', async () => {
  const { api, user } = await openInvoice(makeSentInvoice({ tenant_credit: 838 }));
  expect(screen.getByText(/^Hyresgästen har 838\skr till godo hos Åkerö AB.$/)).toBeVisible();
  api.on(creditCalls.offset, { message: '1 hyresavi fick 838 kr avräknat', settled: [] });
  await user.click(screen.getByRole('button', { name: 'Använd tillgodo' }));
  expect(await screen.findByText('1 hyresavi fick 838 kr avräknat')).toBeVisible();
  expect(api.requests(creditCalls.offset)[0]).toMatchObject({ params: { id: '4' }, body: { company_id: 2 } });
});

describe('crediting', () => {
  const makePreview = (changes: Partial<PartialCreditPreview> = {}): PartialCreditPreview => ({
    rows: [
      { id: 1, name: 'Hyra december 2026', total: 8350, remaining: 8350, amount: 0 },
      { id: 2, name: 'Bilplats', total: 649.5, remaining: 200, amount: 0 },
    ],
    fee: 1000,
    tax: 250,
    rounded_amount: 0,
    pay_amount_rounded: 1250,
    payment_left: 7912,
    tenant_credit: 0,
    ...changes,
  });
  const openDialog = async () => {
    const rendered = await openInvoice(makeSentInvoice());
    rendered.api.on(invoiceActionCalls.previewCreditPart, makePreview());
    await clickMenuItem(rendered, 'Kreditera');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kreditera avi 100247' }));
    const submit = await dialog.findByRole('button', { name: 'Kreditera' });
    const credited = makeSentInvoice({ credit_invoices: [{ id: 8, reference: '100248', amount: 1250 }] });
    rendered.api.on(invoiceActionCalls.credit, credited).on(invoiceActionCalls.creditPart, credited);
    return { ...rendered, dialog, submit };
  };

  test('the whole invoice needs no reason', async () => {
    const { api, user, submit } = await openDialog();
    await user.click(submit);
    expect(await screen.findByText('Krediterad med avi 100248')).toBeVisible();
    expect(api.requests(invoiceActionCalls.credit)[0]?.params).toEqual({ type: 'manual', id: '7' });
  });

  test('credits days with a reason, and shows the result beforehand', async () => {
    const { api, user, dialog, submit } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Dagar' }));
    const result = await dialog.findByRole('region', { name: 'Resultat' });
    await waitFor(() =>
      expect(getText(result)).toBe('Krediteras1 250 kr varav moms 250 krKvar att betala7 912 kr'),
    );
    await waitFor(() =>
      expect(api.requests(invoiceActionCalls.previewCreditPart).at(-1)?.body).toEqual({
        start: '2026-12-01',
        stop: '2026-12-31',
        rows: null,
      }),
    );
    await user.click(submit);
    expect(await dialog.findByText('Anledning måste fyllas i')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Anledning/), 'Vattenskada');
    await user.click(submit);
    expect(await screen.findByText('Krediterad med avi 100248')).toBeVisible();
    expect(api.requests(invoiceActionCalls.creditPart)[0]?.body).toEqual({
      reason: 'Vattenskada',
      start: '2026-12-01',
      stop: '2026-12-31',
      rows: null,
    });
  });

  test('credits amounts per row, and shows an error under a row with a too high amount', async () => {
    const { api, user, dialog, submit } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Belopp per rad' }));
    const parking = dialog.getByLabelText('Bilplats');
    await user.clear(parking);
    await user.type(parking, '300');
    await user.type(dialog.getByLabelText(/^Anledning/), 'Avtalat');
    const text = 'Högst 200 kr är kvar att kreditera på raden';
    api.fails(invoiceActionCalls.creditPart, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { 'rows[1].amount': [text] },
    });
    await user.click(submit);
    expect(await dialog.findByText(text)).toBeVisible();
    expect(parking).toHaveAttribute('aria-invalid', 'true');
    expect(api.requests(invoiceActionCalls.creditPart)[0]?.body).toMatchObject({
      rows: [
        { id: 1, amount: 0 },
        { id: 2, amount: 300 },
      ],
    });
  });

  test('says in the preview why an amount cannot be credited', async () => {
    const { api, user, dialog } = await openDialog();
    const text = 'Krediten är större än vad som är kvar att kreditera av avin (7 500 kr).';
    api.fails(invoiceActionCalls.previewCreditPart, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { rows: [text] },
    });
    await user.click(dialog.getByRole('radio', { name: 'Belopp per rad' }));
    expect(await dialog.findByText(`Går inte att räkna ut. ${text}`)).toBeVisible();
  });

  test('links to the credit invoices of a partly credited invoice', async () => {
    await openInvoice(
      makeSentInvoice({
        credit_invoices: [{ id: 8, reference: '100248', amount: 1250 }],
        payment_left: 7912,
      }),
    );
    expect(screen.getByRole('link', { name: '100248' })).toHaveAttribute('href', '/invoicebase/8');
    expect(getText(screen.getByRole('region', { name: 'Betalning' }))).toContain('Krediterat1 250 kr');
  });
});

test('lists the undoing of a payment that a credit had released before', async () => {
  const payment = { amount: 5000, paid_at: '2026-11-20', created_at: '2026-11-20T08:00:00.000Z' };
  const payments: Invoice['payments'] = [
    { ...payment, id: 1, kind: 'PAYMENT', payment_id: 31, undoable: false },
    { ...payment, id: 2, amount: -5000, kind: 'REVERSAL', payment_id: 31, undoable: false },
  ];
  const undonePayments = [{ payment_id: 31, amount: 5000, undone_on: '2026-11-26' }];
  await openInvoice(makeSentInvoice({ payments, undone_payments: undonePayments }));
  const lines = within(screen.getByRole('region', { name: 'Betalningar' })).getAllByRole('listitem');
  expect(lines.map(getText)).toEqual([
    'Betalning2026-11-205 000 kr',
    'Återförd2026-11-20−5 000 kr',
    'Ångrad: betalning 5 000 kr2026-11-26',
  ]);
});

test('keeps the dates of the document whole', async () => {
  const invoice = makeInvoice();
  const facts = [{ label: 'Period', value: '2026-12-01 – 2026-12-31' }];
  await openInvoice({ ...invoice, paper: { ...invoice.paper, facts } });
  const invoiceDocument = within(screen.getByRole('region', { name: 'Avin som hyresgästen ser den' }));
  for (const date of ['2026-12-01', '2026-12-31']) expect(invoiceDocument.getByText(date)).toBeVisible();
});

test('after a conflict, the page shows the state that another user has brought about', async () => {
  const { api, user } = await openInvoice(makeSentInvoice());
  api.fails(invoiceActionCalls.pay, 409, { message: 'Hyresavin är krediterad.' });
  api.on(invoiceCalls.detail, makeSentInvoice({ status: 'CREDITED', payment_left: 0 }));
  await user.click(screen.getByRole('button', { name: /Registrera betalning/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Registrera' }));
  expect(await screen.findByText('Hyresavin är krediterad.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Registrera betalning/ })).not.toBeInTheDocument(),
  );
});

test('a payment that was divided among several invoices says so, also before it is undone', async () => {
  const payment = { payment_id: 9, paid_at: '2026-11-27', divided_with: ['100002'] };
  const { user } = await openInvoice(
    makeSentInvoice({
      status: 'PAYED',
      payments: [
        {
          ...payment,
          id: 1,
          amount: 8500,
          kind: 'PAYMENT',
          undoable: true,
          created_at: '2026-11-30T08:00:00.000Z',
        },
      ],
      registered_payments: [{ ...payment, amount: 8500, surplus: 0 }],
    }),
  );
  expect(screen.getByText('Delad med avi 100002')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Ångra betalning 8/ }));
  expect(
    await screen.findByText(
      'Betalningen delades på flera avier och ångras i sin helhet, även på avi 100002. Den syns kvar här som ångrad.',
    ),
  ).toBeVisible();
});

test('a payment from a bank file, and its surplus, link to the file', async () => {
  const bankFile = { id: 5, name: 'insättningar.xml' };
  const payment = { payment_id: 9, paid_at: '2026-11-27', bank_file: bankFile };
  await openInvoice(
    makeSentInvoice({
      status: 'PAYED',
      payments: [
        {
          ...payment,
          id: 1,
          amount: 9162,
          kind: 'PAYMENT',
          undoable: true,
          created_at: '2026-11-30T08:00:00.000Z',
        },
        {
          id: 2,
          payment_id: 8,
          paid_at: '2026-11-20',
          amount: 100,
          kind: 'OFFSET',
          undoable: false,
          created_at: '2026-11-20T08:00:00.000Z',
          bank_file: null,
        },
      ],
      registered_payments: [{ ...payment, amount: 9262, surplus: 100 }],
    }),
  );
  const links = screen.getAllByRole('link', { name: 'insättningar.xml' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/economy/bankfile/5',
    '/economy/bankfile/5',
  ]);
  expect(screen.getAllByText('Ur bankfilen')).toHaveLength(2);
});

test('undoes a registered payment after a confirmation, but no offset', async () => {
  const entry = { id: 1, amount: 5000, paid_at: '2026-11-20', created_at: '2026-11-20T08:00:00.000Z' };
  const payments: Invoice['payments'] = [
    { ...entry, kind: 'PAYMENT', payment_id: 31, undoable: true },
    { ...entry, id: 2, kind: 'OFFSET', payment_id: 30, undoable: false },
  ];
  const { api, user } = await openInvoice(makeSentInvoice({ payments }));
  api.on(invoiceActionCalls.undoPayment, makeSentInvoice());
  await user.click(screen.getByRole('button', { name: /^Ångra betalning/ }));
  await confirm({ user }, 'Ångra betalning');
  expect(await screen.findByText('Betalningen är ångrad')).toBeVisible();
  expect(api.requests(invoiceActionCalls.undoPayment)[0]?.params).toEqual({
    type: 'manual',
    id: '7',
    paymentId: '31',
  });
});

test('marks a reviewed invoice as ready and sends the loaded version', async () => {
  const { api, user } = await openInvoice(makeInvoice({ status: 'REVIEW' }));
  api.on(invoiceCalls.update, makeInvoice());
  await user.click(screen.getByRole('button', { name: /Attestera/ }));
  expect(await screen.findByText('Hyresavin är redo att skickas')).toBeVisible();
  expect(api.requests(invoiceCalls.update)[0]?.body).toMatchObject({
    id: 7,
    status: 'READY',
    updated_at: '2026-11-20T08:00:00.000Z',
  });
});

test('shows the error of an invoice', async () => {
  await openInvoice(makeInvoice({ status: 'ERROR', error: 'Uthyrningen saknar primär hyresgäst' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Uthyrningen saknar primär hyresgäst');
});

test.each([
  ['Makulera', invoiceActionCalls.cancel, 'Hyresavin är makulerad', 'Makulera'],
  ['Markera som skickad', invoiceActionCalls.markSent, 'Hyresavin är markerad som skickad', 'Fortsätt'],
] as const)(
  '%s asks for confirmation, calls the API and shows a message',
  async (name, call, message, ok) => {
    const { api, user } = await openInvoice(makeInvoice());
    api.on(call, makeInvoice());
    await clickMenuItem({ user }, name);
    await confirm({ user }, ok);
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.requests(call)[0]?.params).toEqual({ type: 'manual', id: '7' });
  },
);

test.each([
  ['RENT', true],
  ['SUPPLEMENT', false],
] as const)(
  'the question before a %s invoice is removed says where its period is found: %s',
  async (kind, says) => {
    const { user } = await openInvoice(makeInvoice({ kind, status: 'EDIT', reference: null }));
    await clickMenuItem({ user }, 'Ta bort');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Hyresavin tas bort.');
    expect(dialog.textContent?.includes('Ofakturerade perioder')).toBe(says);
  },
);

test('leaves the page after deleting the invoice and shows why deleting failed', async () => {
  const { api, user, location } = await openInvoice(makeInvoice({ status: 'EDIT', reference: null }));
  api.fails(invoiceCalls.remove, 409, { message: 'Hyresavin är låst' });
  await clickMenuItem({ user }, 'Ta bort');
  await confirm({ user }, 'Ta bort');
  expect(await screen.findByText('Borttagningen misslyckades: Hyresavin är låst')).toBeVisible();
  api.on(invoiceCalls.remove, { message: 'Hyresavin är borttagen' });
  await clickMenuItem({ user }, 'Ta bort');
  await confirm({ user }, 'Ta bort');
  await waitFor(() => expect(location()).toBe('/invoicebase/overview'));
});

test('prefills the due date and shows a failure at the field', async () => {
  const { api, user } = await openInvoice(makeSentInvoice());
  await clickMenuItem({ user }, 'Ändra förfallodag');
  const dialog = within(await screen.findByRole('dialog'));
  const text = 'Förfallodagen är före dagen då avin skickades, 2026-11-25';
  api.fails(invoiceActionCalls.changeDueDate, 422, { message: text, data: { due_at: [text] } });
  await dialog.findByDisplayValue('2026-12-28');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(api.requests(invoiceActionCalls.changeDueDate)[0]?.body).toEqual({ due_at: '2026-12-28' });
});

test('shows a message when the synchronisation stays off', async () => {
  const { api, user } = await openInvoice(makeSentInvoice({ invoice_type: 'FORTNOX', sync_active: false }));
  api.on(invoiceCalls.update, makeSentInvoice({ sync_active: false }));
  await clickMenuItem({ user }, 'Återaktivera synkronisering');
  expect(await screen.findByText('Synkroniseringen misslyckades, kontrollera händelseloggen')).toBeVisible();
});

test('shows the PDF and offers it as a download', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:invoice');
  URL.revokeObjectURL = jest.fn();
  const { api, user } = await openInvoice(makeInvoice());
  api.on(invoiceActionCalls.preview, {
    name: 'hyresavi-100247.pdf',
    mimetype: 'application/pdf',
    file: btoa('%PDF-1.3'),
  });
  await user.click(screen.getByRole('button', { name: /Förhandsgranska/ }));
  expect(await screen.findByTitle('hyresavi-100247.pdf')).toHaveAttribute('src', 'blob:invoice');
  expect(screen.getByRole('link', { name: 'Ladda ner hyresavi-100247.pdf' })).toHaveAttribute(
    'href',
    'blob:invoice',
  );
});

const previewFile = { name: 'hyresavi-100247.pdf', mimetype: 'application/pdf', file: btoa('%PDF-1.3') };

test('the page of a sent invoice lists its payments, that of a credit invoice does not', async () => {
  const sent = { sent_at: '2026-11-20T08:00:00Z', status: 'PAYED' } as const;
  const { unmount } = await openInvoice(makeInvoice(sent));
  expect(screen.getByRole('heading', { name: 'Betalningar' })).toBeVisible();
  unmount();
  await openInvoice(makeInvoice({ ...sent, kind: 'CREDIT' }));
  expect(screen.queryByRole('heading', { name: 'Betalningar' })).not.toBeInTheDocument();
});

test('names payments with their days, and credits, beside the sent PDF', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:invoice');
  URL.revokeObjectURL = jest.fn();
  const { api, user } = await openInvoice({
    ...makeSentInvoice(),
    payments: [
      {
        id: 1,
        amount: 500.5,
        paid_at: '2026-11-22',
        kind: 'PAYMENT',
        payment_id: 1,
        undoable: true,
        created_at: '2026-11-22T08:00:00.000Z',
      },
    ],
    credit_invoices: [{ id: 9, reference: '100009', amount: 500 }],
    payment_left: 7499.5,
  });
  api.on(invoiceActionCalls.preview, previewFile);
  await user.click(screen.getByRole('button', { name: /Förhandsgranska/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('PDF:en är som den skickades. Sedan dess:')).toBeVisible();
  expect(
    dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Betalning 2026-11-22: 500,50 kr', 'Krediterat genom avi 100009: 500 kr']);
  expect(dialog.getByText(/^Kvar att betala: 7\s499,50\skr$/)).toBeVisible();
});

test('a credited invoice opens the document that says so, and the sent PDF on request', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:invoice');
  URL.revokeObjectURL = jest.fn();
  const { api, user } = await openInvoice({ ...makeSentInvoice(), status: 'CREDITED' });
  api.on(invoiceActionCalls.preview, previewFile);
  await user.click(screen.getByRole('button', { name: /Förhandsgranska/ }));
  expect(await screen.findByText('Avin är krediterad: ingenting ska betalas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Visa avin som den skickades' }));
  expect(await screen.findByText('Så här såg avin ut när den skickades.')).toBeVisible();
  expect(api.requests(invoiceActionCalls.preview).map(({ query }) => query)).toEqual([{}, { as_sent: true }]);
});

test('shows that a mail did not arrive, and sends it again', async () => {
  const mailError = 'Mejlet till bo@example.se kom inte fram.';
  const failed = { ...makeSentInvoice(), status: 'ERROR' as const, error: mailError, mail_error: mailError };
  const { api, user } = await openInvoice(failed);
  api.on(invoiceCalls.send, makeSentInvoice());
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(mailError)).toBeVisible();
  expect(alert.getByRole('link', { name: 'Ändra hyresgästens mejladress' })).toBeVisible();
  await user.click(alert.getByRole('button', { name: 'Skicka igen' }));
  await confirm({ user }, 'Fortsätt');
  await waitFor(() => expect(api.requests(invoiceCalls.send)).toHaveLength(1));
  expect(api.requests(invoiceBatchCalls.sendingPreview)[0]?.body).toEqual({ ids: [7], action: 'RESEND' });
});
