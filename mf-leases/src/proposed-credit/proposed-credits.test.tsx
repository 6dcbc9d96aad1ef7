import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { ProposedCredits } from './proposed-credits';

const proposal = {
  id: 5,
  lease_id: 7,
  invoicebase: { id: 9, reference: '100247', start: '2026-04-01', stop: '2026-04-30' },
  start: '2026-04-11',
  stop: '2026-04-30',
  days: 20,
  amount: 8333,
  left: 4167,
};

test('lists the days of an invoice after the end of the lease, and credits the invoice after a confirmation', async () => {
  const api = fakeApi()
    .on(proposedCreditCalls.listByLease, { data: [proposal] })
    .on(proposedCreditCalls.decide, { message: 'Hyresavin är krediterad', invoicebase: null });
  const { user } = renderScreen(<ProposedCredits leaseId={7} />);
  const list = await screen.findByRole('list', { name: 'Förslag till kreditering' });
  expect(list).toHaveTextContent(/Avi 100247: 2026-04-11 – 2026-04-30 \(20 dagar\), 8\s333\skr för mycket/);
  await user.click(within(list).getByRole('button', { name: 'Kreditera avi 100247' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('För dagarna som är kvar skapas en ny avi');
  await user.click(within(dialog).getByRole('button', { name: 'Kreditera' }));
  expect(await screen.findByText('Hyresavin är krediterad')).toBeVisible();
  expect(api.requests(proposedCreditCalls.decide)[0]).toMatchObject({
    params: { id: '5' },
    body: { decision: 'CREDITED' },
  });
});
