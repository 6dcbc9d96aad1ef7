import { companyBooksCalls } from '@husrum/contract/company-books';
import { creditCalls } from '@husrum/contract/credit';
import { type Payout, payoutCalls } from '@husrum/contract/payout';
import { formatNumber } from '@husrum/format';
import { fakeApi, freezeDate, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TenantPayouts } from './tenant-payouts';

freezeDate('2026-11-20T09:00:00Z');

const company = { id: 3, name: 'Värd AB' };
const payout: Payout = {
  ...{
    id: 9,
    company,
    amount: 500,
    paid_at: '2026-11-02',
    account: '8327-9, 123',
    by: 'Anna',
    undone_on: null,
  },
};
const makeApi = (payouts: readonly Payout[] = []) =>
  fakeApi()
    .on(creditCalls.listByTenant, { data: [{ company, amount: 7250, open: 0 }] })
    .on(payoutCalls.listByTenant, { data: [...payouts] })
    .on(companyBooksCalls.list, {
      data: [{ company, locked_through: '2026-10-31', rounds_payments: true, fiscal_year_start: null }],
    });

test('pays all of the credit back today, unless another amount or day is written', async () => {
  const api = makeApi().on(payoutCalls.create, payout);
  const { user } = renderScreen(<TenantPayouts tenantId={7} />);
  expect(await screen.findByText('7 250 kr till godo hos Värd AB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Betala tillbaka tillgodo hos Värd AB' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Mottagarkonto'), '8327-9, 123');
  await user.click(within(dialog).getByRole('button', { name: 'Registrera återbetalning' }));
  await waitFor(() =>
    expect(api.requests(payoutCalls.create).at(-1)?.body).toEqual({
      ...{ tenant_id: 7, company_id: 3, amount: 7250, paid_at: '2026-11-20', account: '8327-9, 123' },
    }),
  );
});

test('says where the payout is booked when its month is locked', async () => {
  makeApi();
  const { user } = renderScreen(<TenantPayouts tenantId={7} />);
  await user.click(await screen.findByRole('button', { name: 'Betala tillbaka tillgodo hos Värd AB' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByRole('textbox', { name: /^Utbetalningsdag/ });
  await user.clear(day);
  await user.type(day, '2026-10-05');
  expect(await dialog.findByText('Oktober 2026 är låst. Återbetalningen bokförs 2026-11-01.')).toBeVisible();
});

test('an error of the server stands under its field, and nothing is lost', async () => {
  makeApi().fails(payoutCalls.create, 422, { data: { amount: ['Hyresgästen har 100 kr tillgodo'] } });
  const { user } = renderScreen(<TenantPayouts tenantId={7} />);
  await user.click(await screen.findByRole('button', { name: 'Betala tillbaka tillgodo hos Värd AB' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Registrera återbetalning' }));
  expect(await within(dialog).findByText('Hyresgästen har 100 kr tillgodo')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /^Belopp/ })).toHaveValue(formatNumber(7250));
});

test('lists what was paid back, and undoes it after a confirmation', async () => {
  const undone = { ...payout, id: 8, undone_on: '2026-11-10' };
  const api = makeApi([payout, undone]).on(payoutCalls.undo, undone);
  const { user } = renderScreen(<TenantPayouts tenantId={7} />);
  expect(
    await screen.findAllByText('500 kr betalades tillbaka 2026-11-02 från Värd AB till 8327-9, 123'),
  ).toHaveLength(2);
  expect(screen.getByText('Ångrad 2026-11-10')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Ångra återbetalning 500/ }));
  await user.click(await screen.findByRole('button', { name: 'Ångra återbetalning' }));
  await waitFor(() => expect(api.requests(payoutCalls.undo).at(-1)?.params.id).toBe('9'));
});
