import { type LateChargesOfInvoice, lateChargeCalls } from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoiceLateCharges } from './invoice-late-charges';
import { latePreview, makeLateCharge, notLate } from './late-charge.test-data';

const open = (state: LateChargesOfInvoice, role: 'ADMINISTRATOR' | 'READER' = 'ADMINISTRATOR') => {
  const api = fakeApi().on(lateChargeCalls.ofInvoice, state);
  const { user } = renderScreen(<InvoiceLateCharges invoice={{ id: 7 }} />, {
    route: routes.invoice.detail,
    url: '/invoicebase/7',
    user: createUser({ role }),
  });
  return { api, user };
};
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';
const find = () => screen.findByRole('region', { name: 'Dröjsmålsränta och avgifter' });

test('shows the interest and how it is calculated, and charges it after a question', async () => {
  const { api, user } = open({ ...notLate, preview: latePreview });
  const section = await find();
  expect(getText(section)).toContain('Ränta att debitera41,92 kr');
  expect(getText(section)).toContain('8 500 kr × 10 % × 18 dagar / 365');
  api.on(lateChargeCalls.chargeInterest, { done: 1, failures: [], invoice_ids: [9] });
  await user.click(within(section).getByRole('button', { name: 'Debitera räntan' }));
  const dialog = await screen.findByRole('dialog');
  expect(getText(dialog)).toContain('41,92 kr i dröjsmålsränta debiteras hyresgästen.');
  await user.click(within(dialog).getByRole('button', { name: 'Debitera räntan' }));
  await waitFor(() =>
    expect(api.requests(lateChargeCalls.chargeInterest)[0]?.body).toEqual({ invoice_ids: [7] }),
  );
});

test('says why no interest can be charged, with a way to the rates', async () => {
  open({
    ...notLate,
    preview: { ...notLate.preview, problem: 'MISSING_RATE', detail: '2027-01-01' },
  });
  const section = await find();
  expect(getText(section)).toContain('Referensränta saknas: 2027-01-01');
  expect(within(section).getByRole('link', { name: 'Referensräntor' })).toHaveAttribute(
    'href',
    '/economy/rate',
  );
  expect(within(section).queryByRole('button', { name: 'Debitera räntan' })).not.toBeInTheDocument();
});

test('charges compensation of a business', async () => {
  const { api, user } = open({ ...notLate, compensation_problem: null });
  const section = await find();
  api.on(lateChargeCalls.chargeCompensation, makeLateCharge({ kind: 'COMPENSATION', amount: 450 }));
  await user.click(within(section).getByRole('button', { name: 'Debitera förseningsersättning' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Debitera förseningsersättning' }));
  await waitFor(() =>
    expect(api.requests(lateChargeCalls.chargeCompensation)[0]?.body).toEqual({ invoice_id: 7 }),
  );
});

test('a charge that no invoice has is withdrawn with a reason, and one that is billed links to its invoice', async () => {
  const billed = makeLateCharge({
    ...{ id: 12, kind: 'REMINDER_FEE', amount: 60, state: 'BILLED', parts: [] },
    billed_on: { id: 9, reference: '100301', is_sent: false },
  });
  const { api, user } = open({ ...notLate, charges: [makeLateCharge(), billed] });
  const section = await find();
  expect(getText(section)).toContain('Kommer på nästa avi');
  expect(within(section).getByRole('link', { name: '100301' })).toHaveAttribute('href', '/invoicebase/9');
  api.on(lateChargeCalls.withdraw, makeLateCharge({ state: 'WITHDRAWN' }));
  await user.click(within(section).getByRole('button', { name: 'Dra tillbaka' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Dra tillbaka' }));
  expect(await within(dialog).findByText('Orsak måste fyllas i')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Orsak/), 'Kulans');
  await user.click(within(dialog).getByRole('button', { name: 'Dra tillbaka' }));
  await waitFor(() => expect(api.requests(lateChargeCalls.withdraw)[0]?.body).toEqual({ reason: 'Kulans' }));
});

test('the invoice that bills a charge says of which invoice it is', async () => {
  open({
    ...notLate,
    charges: [
      makeLateCharge({
        ...{ state: 'BILLED', invoice: { id: 5, reference: '100200' } },
        billed_on: { id: 7, reference: '100247', is_sent: true },
      }),
    ],
  });
  const section = await find();
  expect(within(section).getByRole('link', { name: 'för avi 100200' })).toHaveAttribute(
    'href',
    '/invoicebase/5',
  );
});

test('a reader sees the interest, and charges nothing', async () => {
  open({ ...notLate, preview: latePreview }, 'READER');
  expect(within(await find()).queryByRole('button', { name: 'Debitera räntan' })).not.toBeInTheDocument();
});
