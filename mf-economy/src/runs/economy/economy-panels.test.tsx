import { economyCalls } from '@husrum/contract/economy';
import { endOfMonth, startOfMonth, today } from '@husrum/format';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeEconomyStatistics, monthsOf2027 } from './economy.test-data';
import PaymentsReceivedPanel from './payments-received.panel';
import ProjectionPanel from './projection.panel';

test('shows how much is paid of this month’s invoices, and links to the unpaid invoices', async () => {
  const day = today(new Date());
  fakeApi().on(economyCalls.statistics, makeEconomyStatistics());
  renderScreen(<PaymentsReceivedPanel />);
  expect(await screen.findByText(/62\s500\skr/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getByRole('link', { name: /37\s500\skr återstår/ })).toHaveAttribute(
    'href',
    `/invoicebase/status/sent?due_from=${startOfMonth(day)}&due_to=${endOfMonth(day)}`,
  );
});

test('shows an empty state for a month without invoices', async () => {
  fakeApi().on(economyCalls.statistics, makeEconomyStatistics({ stat_month_billed: 0, stat_month_paid: 0 }));
  renderScreen(<PaymentsReceivedPanel />);
  expect(await screen.findByText('Inga hyresavier förfaller denna månad')).toBeVisible();
});

test('links twelve bars to the invoices of their months and repeats them as a table', async () => {
  fakeApi().on(economyCalls.projectedIncome, {
    labels: monthsOf2027,
    data: monthsOf2027.map((_, index) => index * 1000),
  });
  renderScreen(<ProjectionPanel />);
  const bar = await screen.findByRole('link', { name: 'dec 11' });
  expect(bar).toHaveAttribute('aria-description', expect.stringMatching(/^december 2027: 11\s000\skr$/));
  expect(bar).toHaveAttribute(
    'href',
    '/invoicebase/overview?start_from=2027-12-01&start_to=2027-12-31&not_cancelled=true',
  );
  const bars = screen.getAllByRole('link', { name: /^[a-z]{3} \d{1,2}$/ });
  expect(bars).toHaveLength(12);
  for (const link of bars) expect(link).toHaveAttribute('aria-description', expect.stringMatching(/\d\skr$/));
  expect(screen.getByText('Visa som tabell')).toBeVisible();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(13);
});

test('names the companies that are left out, with links to their invoicing settings', async () => {
  const companies = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, name: `Bolag ${index + 1}` }));
  fakeApi().on(economyCalls.projectedIncome, {
    labels: monthsOf2027,
    data: monthsOf2027.map(() => 0),
    companies_left_out: companies,
  });
  renderScreen(<ProjectionPanel />);
  expect(await screen.findByText('Inga väntade intäkter')).toBeVisible();
  expect(screen.getByText(/^Utan kommande avier/)).toHaveTextContent(
    'Utan kommande avier, eftersom inga skapas automatiskt: Bolag 1, Bolag 2, Bolag 3, Bolag 4, Bolag 5 och 2 till',
  );
  expect(screen.getByRole('link', { name: 'Bolag 1' })).toHaveAttribute('href', '/company/1/invoicingconfig');
});

test('shows an empty state when no income is expected, and a retry button after a failure', async () => {
  fakeApi().on(economyCalls.projectedIncome, { labels: monthsOf2027, data: monthsOf2027.map(() => 0) });
  const { unmount } = renderScreen(<ProjectionPanel />);
  expect(await screen.findByText('Inga väntade intäkter')).toBeVisible();
  unmount();
  fakeApi().fails(economyCalls.projectedIncome, 500, { message: 'Databasen vilar' });
  renderScreen(<ProjectionPanel />);
  expect(await screen.findByRole('button', { name: /Försök igen/ })).toBeVisible();
});
