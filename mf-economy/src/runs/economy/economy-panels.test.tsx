import { economyCalls } from '@husrum/contract/economy';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeEconomyStatistics, monthsOf2027 } from './economy.test-data';
import PaymentsReceivedPanel from './payments-received.panel';
import ProjectionPanel from './projection.panel';

test('shows what is billed, paid and left of the rental month, and links to its sent invoices', async () => {
  fakeApi().on(economyCalls.statistics, makeEconomyStatistics());
  renderScreen(<PaymentsReceivedPanel />);
  expect(await screen.findByText('Hyresmånaden december 2026')).toBeVisible();
  expect(screen.getByText(/62\s500\skr/)).toBeVisible();
  expect(screen.getByText(/inbetalt av 100\s000\skr aviserat/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getByRole('link', { name: /37\s500\skr kvar/ })).toHaveAttribute(
    'href',
    '/invoicebase/status/sent?start_from=2026-12-01&start_to=2026-12-31',
  );
  expect(screen.queryByText(/januari 2027/)).not.toBeInTheDocument();
  expect(screen.getByText(/hör till den månad då dess period börjar. Belopp inklusive moms/)).toBeVisible();
});

test('shows the next rental month, too, as soon as something is sent for it', async () => {
  fakeApi().on(
    economyCalls.statistics,
    makeEconomyStatistics({
      stat_rental_months: [
        { month: '2026-11', billed: 8500, paid: 8500, left: 0 },
        { month: '2026-12', billed: 340_000, paid: 0, left: 340_000 },
      ],
    }),
  );
  renderScreen(<PaymentsReceivedPanel />);
  expect(await screen.findByText('Hyresmånaden november 2026')).toBeVisible();
  expect(screen.getByText('Hyresmånaden december 2026')).toBeVisible();
  expect(screen.getByText(/inbetalt av 340\s000\skr aviserat/)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('says for which rental months nothing is sent', async () => {
  fakeApi().on(
    economyCalls.statistics,
    makeEconomyStatistics({
      stat_rental_months: [
        { month: '2026-12', billed: 0, paid: 0, left: 0 },
        { month: '2027-01', billed: 0, paid: 0, left: 0 },
      ],
    }),
  );
  renderScreen(<PaymentsReceivedPanel />);
  expect(
    await screen.findByText('Inga hyresavier är skickade för december 2026 eller januari 2027'),
  ).toBeVisible();
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
