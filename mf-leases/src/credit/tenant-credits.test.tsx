import { creditCalls } from '@husrum/contract/credit';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { TenantCredits } from './tenant-credits';

test('lists the credit with each company, and offsets it against the open invoices of a company that has any', async () => {
  const api = fakeApi()
    .on(creditCalls.listByTenant, {
      data: [
        { company: { id: 2, name: 'Åkerö AB' }, amount: 838, open: 8324 },
        { company: { id: 3, name: 'Björkhagen Garage AB' }, amount: 100, open: 0 },
      ],
    })
    .on(creditCalls.offset, { message: '1 hyresavi fick 838 kr avräknat', settled: [] });
  const { user } = renderScreen(<TenantCredits tenantId={4} />);
  const list = within(await screen.findByRole('list', { name: 'Tillgodo' }));
  const [akero, bjorkhagen] = list.getAllByRole('listitem');
  expect(akero).toHaveTextContent(/838\skr · Åkerö AB8\s324\skr obetalt/);
  expect(bjorkhagen).toHaveTextContent(/100\skr · Björkhagen Garage ABinget obetalt/);
  await user.click(list.getByRole('button', { name: /^Använd tillgodo/ }));
  expect(await screen.findByText('1 hyresavi fick 838 kr avräknat')).toBeVisible();
  expect(api.requests(creditCalls.offset)[0]).toMatchObject({ params: { id: '4' }, body: { company_id: 2 } });
});
