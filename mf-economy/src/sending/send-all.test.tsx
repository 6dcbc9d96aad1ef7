import { calls, routes } from '@husrum/contract';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import InvoicebaseByStatusScreen from '../invoicebase/invoicebase-by-status.screen';
import { aNoticeRow, someBadges, someStats } from '../testing/notices';

const { invoicebase, stats } = calls;
const rows = [
  aNoticeRow({ id: 1, reference: '100001' }),
  aNoticeRow({ id: 2, reference: '100002', tenant: { id: 9, name: 'Cia Lind', email: 'cia@example.se' } }),
  aNoticeRow({ id: 3, reference: '100003', tenant: { id: 8, name: 'Dag Ek', email: null } }),
];
const sum = { pay_amount_rounded: 27_486, payment_left: 27_486 };

const begin = async () => {
  const api = fakeApi()
    .on(invoicebase.list, ({ query }) => ({
      ...pageAnswer(query.limit === 100 ? rows.slice((query.page - 1) * 2, query.page * 2) : rows, {
        page: query.page,
        total: query.limit === 100 ? 3 : rows.length,
        perPage: query.limit === 100 ? 2 : 15,
      }),
      sum,
    }))
    .on(invoicebase.remarks, {
      remarks: [
        { id: 2, kind: 'JUMP', detail: '+32 % mot 8 500 kr' },
        { id: 3, kind: 'NO_EMAIL', detail: null },
      ],
    })
    .on(stats.billable, someStats)
    .on(stats.badges, someBadges);
  const shown = renderScreen(<InvoicebaseByStatusScreen />, {
    route: routes.invoicebase.byStatus,
    url: '/invoicebase/status/ready',
  });
  await screen.findByRole('link', { name: '100001' });
  await shown.user.click(screen.getByRole('button', { name: /Skicka alla/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/är redo att skickas, tillsammans/);
  return { api, dialog, ...shown };
};

test('all pages of what is ready are checked, listed, and sent as ticked', async () => {
  const { api, dialog, user } = await begin();
  expect(dialog.getByText('3 hyresavier')).toBeVisible();
  expect(dialog.getByText('Saknar e-postadress: 1')).toBeVisible();
  expect(dialog.getByText('Saknar hyresgäst: ingen')).toBeVisible();
  expect(dialog.getByText('Avviker mer än 20 % från förra avin: 1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  expect(dialog.getByText('+32 % mot 8 500 kr')).toBeVisible();

  expect(dialog.getByText('Vill du skicka de 2 hyresavier som väntar?')).toBeVisible();
  const [first, second, third] = dialog.getAllByRole('checkbox');
  expect(first).toBeChecked();
  expect(third).toBeDisabled();
  if (second) await user.click(second);
  expect(dialog.getByText('Vill du skicka de 1 hyresavier som väntar?')).toBeVisible();

  api.on(invoicebase.sendAll, { sent: 1, skipped: 0, failed: 0, failures: [] });
  await user.click(dialog.getByRole('button', { name: 'Skicka 1 hyresavi' }));
  expect(await dialog.findByText('1 hyresavi är skickad.')).toBeVisible();
  expect(api.requests(invoicebase.sendAll)[0]?.body).toEqual({ ids: [1] });
  await user.click(dialog.getByRole('button', { name: 'Klar' }));
});

test('what failed is named with its reason, linked, and can be tried alone', async () => {
  const { api, dialog, user } = await begin();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  const failures = [{ id: 2, reference: '100002', message: 'Hyresgästen saknar e-postadress.' }];
  api.on(invoicebase.sendAll, { sent: 1, skipped: 0, failed: 1, failures });
  await user.click(dialog.getByRole('button', { name: 'Skicka 2 hyresavier' }));
  expect(await dialog.findByText('1 kunde inte skickas:')).toBeVisible();
  expect(dialog.getByRole('link', { name: '100002' })).toHaveAttribute('href', '/invoicebase/2');
  api.on(invoicebase.sendAll, { sent: 1, skipped: 0, failed: 0, failures: [] });
  await user.click(dialog.getByRole('button', { name: 'Försök igen med de misslyckade' }));
  expect(await dialog.findByText('1 hyresavi är skickad.')).toBeVisible();
  expect(api.requests(invoicebase.sendAll).at(-1)?.body).toEqual({ ids: [2] });
});

test('a refusal keeps the choice', async () => {
  const { api, dialog, user } = await begin();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  api.fails(invoicebase.sendAll, 500, { message: 'Databasen vilar' });
  await user.click(dialog.getByRole('button', { name: 'Skicka 2 hyresavier' }));
  expect(await screen.findByText('Databasen vilar')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Skicka 2 hyresavier' })).toBeEnabled();
});
