import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { notLate } from '../../payments/late-charge/late-charge.test-data';
import { noReminders } from '../../runs/reminder/reminder.test-data';
import { makeAccounting, makeInvoice, makeSendingPreview, makeSentInvoice } from './invoice.test-data';
import InvoiceDetailScreen from './invoice-detail.screen';

const openInvoice = async (invoice: Invoice) => {
  const api = fakeApi()
    .on(paymentPromiseCalls.listByInvoice, { data: [] })
    .on(lateChargeCalls.ofInvoice, notLate)
    .on(reminderCalls.ofInvoice, noReminders)
    .on(invoiceCalls.detail, invoice)
    .on(accountingSyncCalls.divergences, pageResponse([]))
    .on(invoiceBatchCalls.sendingPreview, makeSendingPreview({ booked_first: 1 }));
  const rendered = renderScreen(<InvoiceDetailScreen />, {
    route: routes.invoice.detail,
    url: `/invoicebase/${invoice.id}`,
  });
  await screen.findByRole('heading', { level: 1, name: invoice.title });
  return { api, ...rendered };
};
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';
const getAccountingSection = () => screen.getByRole('region', { name: 'Bokföring' });

const draft = makeInvoice({ status: 'EDIT', invoice_type: null, reference: null });
const makeFortnoxInvoice = (changes: Partial<Invoice> = {}) =>
  makeInvoice({ invoice_type: 'FORTNOX', accounting: makeAccounting(), ...changes });

describe('an invoice without a type', () => {
  test('can only be created manually when its company has no accounting program', async () => {
    await openInvoice(draft);
    expect(screen.getByRole('button', { name: 'Skapa som manuell avi' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Skapa i/ })).not.toBeInTheDocument();
  });

  test.each([
    ['FORTNOX', 'Skapa i Fortnox', 'Fortnox', invoiceActionCalls.generateFortnox],
    ['VISMA', 'Skapa i Spiris (Visma)', 'Spiris (Visma)', invoiceActionCalls.generateVisma],
  ] as const)('is created in %s', async (accountingProgram, name, service, call) => {
    const { api, user } = await openInvoice({ ...draft, accounting_program: accountingProgram });
    api.on(call, makeInvoice({ invoice_type: accountingProgram }));
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(`Avi 100247 är skapad i ${service}`)).toBeVisible();
    expect(api.requests(call)[0]?.params).toEqual({ id: '7' });
  });

  test('shows that it is being created, so that nobody creates it twice', async () => {
    const { api, user } = await openInvoice({ ...draft, accounting_program: 'FORTNOX' });
    api.hangs(invoiceActionCalls.generateFortnox);
    await user.click(screen.getByRole('button', { name: 'Skapa i Fortnox' }));
    expect(await screen.findByText('Avin skapas i Fortnox. Det kan ta en stund.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skapa som manuell avi' })).toBeDisabled();
  });

  test('keeps showing why it could not be created, and can be tried again', async () => {
    const { api, user } = await openInvoice({ ...draft, accounting_program: 'FORTNOX' });
    const reason = 'Perioden är låst i Fortnox. Lås upp den där och försök igen.';
    api.fails(invoiceActionCalls.generateFortnox, 422, { message: `Hyresavin kunde inte skapas. ${reason}` });
    await user.click(screen.getByRole('button', { name: 'Skapa i Fortnox' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Hyresavin kunde inte skapas')).toBeVisible();
    expect(within(alert).getByText(reason)).toBeVisible();
    expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
    api.on(invoiceActionCalls.generateFortnox, makeFortnoxInvoice());
    await user.click(screen.getByRole('button', { name: 'Skapa i Fortnox' }));
    expect(await screen.findByText('Avi 100247 är skapad i Fortnox')).toBeVisible();
    expect(screen.queryByText('Hyresavin kunde inte skapas')).not.toBeInTheDocument();
  });

  test('links to the integrations when the connection is lost', async () => {
    const { api, user } = await openInvoice({ ...draft, accounting_program: 'VISMA' });
    api.fails(invoiceActionCalls.generateVisma, 424, { message: 'Kopplingen måste förnyas.' });
    await user.click(screen.getByRole('button', { name: 'Skapa i Spiris (Visma)' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Kopplingen måste förnyas.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Öppna Integrationer' })).toHaveAttribute(
      'href',
      '/integration/overview',
    );
  });
});

describe('the accounting section', () => {
  test('is missing on a manual invoice', async () => {
    await openInvoice(makeInvoice({ accounting: null }));
    expect(screen.queryByRole('region', { name: 'Bokföring' })).not.toBeInTheDocument();
  });

  test('shows program, number, and what has happened there', async () => {
    const accounting = makeAccounting({ is_simulated: true, state: 'BOOKED' });
    const bookedAt = '2026-11-21T10:00:00.000Z';
    await openInvoice(makeFortnoxInvoice({ accounting, booked_at: bookedAt, locked_at: bookedAt }));
    const text = getText(getAccountingSection());
    for (const part of ['Fortnox Simulator', 'Nummer där41', 'Bokförd2026-11-21 11:00', '2026-11-20 09:00'])
      expect(text).toContain(part);
  });

  test('shows what the accounting program has not done yet', async () => {
    const accounting = makeAccounting({ number: null, synced_at: null, waiting: 'Skapas i Fortnox' });
    await openInvoice(makeFortnoxInvoice({ accounting }));
    const text = getText(getAccountingSection());
    for (const part of ['Inget ännu', 'Skapas i Fortnox. Görs av sig själv.', 'Senast synkadInte ännu'])
      expect(text).toContain(part);
  });
});

describe('an invoice that the accounting program refused', () => {
  const syncError = 'Kontot 3004 saknas i Fortnox. Lägg upp det där och försök igen.';
  const refusedInvoice = makeFortnoxInvoice({
    status: 'ERROR',
    error: syncError,
    accounting: makeAccounting({ sync_error: syncError, can_retry: true }),
  });

  test('shows the reason once, and can be retried', async () => {
    const { api, user } = await openInvoice(refusedInvoice);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(syncError)).toBeVisible();
    api.on(accountingSyncCalls.retryInvoice, makeFortnoxInvoice());
    await user.click(alert.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Det gick bra i Fortnox')).toBeVisible();
    expect(api.requests(accountingSyncCalls.retryInvoice)[0]?.params).toEqual({ id: '7' });
  });

  test('shows that a retry failed again or has to wait', async () => {
    const { api, user } = await openInvoice(refusedInvoice);
    const secondError = 'Perioden är låst i Fortnox.';
    api.on(
      accountingSyncCalls.retryInvoice,
      makeFortnoxInvoice({ accounting: makeAccounting({ sync_error: secondError, can_retry: true }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText(secondError)).toBeVisible();
    api.on(
      accountingSyncCalls.retryInvoice,
      makeFortnoxInvoice({ accounting: makeAccounting({ waiting: 'Bokförs i Fortnox' }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(
      await screen.findByText('Fortnox svarar inte just nu. Det görs av sig själv så snart det går.'),
    ).toBeVisible();
  });

  test('can be created as a manual invoice when the connection was removed', async () => {
    const connectionRemoved = 'Kopplingen till Fortnox är borttagen.';
    await openInvoice(
      makeFortnoxInvoice({
        status: 'ERROR',
        error: connectionRemoved,
        accounting: makeAccounting({ sync_error: connectionRemoved, is_connected: false }),
      }),
    );
    const alert = within(screen.getByRole('alert'));
    expect(alert.queryByRole('button')).not.toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Öppna Integrationer' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skapa som manuell avi' })).toBeVisible();
  });
});

test('an invoice that was sent before its connection was removed can be paid, and says that payments are registered only here', async () => {
  const onlyHere = 'Kopplingen till Fortnox är borttagen. Betalningar registreras bara här.';
  await openInvoice(
    makeSentInvoice({
      invoice_type: 'FORTNOX',
      sync_active: false,
      booked_at: '2026-11-21T10:00:00.000Z',
      accounting: makeAccounting({ state: 'BOOKED', sync_error: onlyHere, is_connected: false }),
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(onlyHere);
  expect(screen.queryByRole('link', { name: 'Öppna Integrationer' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Registrera betalning' })).toBeVisible();
});

describe('an invoice whose synchronisation is off', () => {
  const invoiceWithSyncOff = makeSentInvoice({
    invoice_type: 'FORTNOX',
    sync_active: false,
    booked_at: '2026-11-21T10:00:00.000Z',
    accounting: makeAccounting({ state: 'BOOKED' }),
  });

  test('shows that it is off, and can be reactivated', async () => {
    const { api, user } = await openInvoice(invoiceWithSyncOff);
    expect(screen.getByText('Fortnox: synkronisering inaktiverat')).toBeVisible();
    expect(getText(getAccountingSection())).toMatch(/Synkronisering\s*Inaktiverad/);
    api.on(invoiceCalls.update, { ...invoiceWithSyncOff, sync_active: true });
    await user.click(screen.getByRole('button', { name: 'Återaktivera synkronisering' }));
    expect(await screen.findByText('Synkroniseringen är återaktiverad')).toBeVisible();
    expect(api.requests(invoiceCalls.update)[0]?.body).toMatchObject({ id: 7, sync_active: true });
  });

  test('shows that a reactivation failed', async () => {
    const { api, user } = await openInvoice(invoiceWithSyncOff);
    api.on(invoiceCalls.update, invoiceWithSyncOff);
    await user.click(screen.getByRole('button', { name: 'Återaktivera synkronisering' }));
    expect(
      await screen.findByText('Synkroniseringen misslyckades, kontrollera händelseloggen'),
    ).toBeVisible();
  });
});

test('books an unsent invoice after a confirmation', async () => {
  const { api, user } = await openInvoice(makeFortnoxInvoice());
  api.on(invoiceActionCalls.bookkeep, makeFortnoxInvoice({ booked_at: '2026-11-21T10:00:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bokför' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Avin bokförs i Fortnox\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bokför' }));
  expect(await screen.findByText('Hyresavin är bokförd')).toBeVisible();
  expect(api.requests(invoiceActionCalls.bookkeep)[0]?.params).toEqual({ type: 'fortnox', id: '7' });
});

test('shows before sending that the invoice is booked first', async () => {
  const { user } = await openInvoice(makeFortnoxInvoice());
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText('Avin bokförs först i bokföringsprogrammet och skickas sedan av sig själv.'),
  ).toBeVisible();
});

test('marks an invoice that is paid by autogiro', async () => {
  await openInvoice(makeFortnoxInvoice({ autogiro: true }));
  await waitFor(() => expect(screen.getAllByText('Autogiro').length).toBeGreaterThanOrEqual(2));
});
