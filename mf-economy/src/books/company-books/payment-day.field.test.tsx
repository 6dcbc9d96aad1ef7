import { companyBooksCalls } from '@husrum/contract/company-books';
import { paymentDay } from '@husrum/contract/invoice-batch';
import { SchemaForm } from '@husrum/forms';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { PaymentDayField } from './payment-day.field';
import { useBookedLaterText } from './use-booked-later-text';

const makeApi = () =>
  fakeApi().on(companyBooksCalls.list, {
    data: [
      {
        company: { id: 3, name: 'Åkerö AB' },
        locked_through: '2026-10-31',
        rounds_payments: true,
        fiscal_year_start: null,
      },
      {
        company: { id: 7, name: 'Björnen AB' },
        locked_through: null,
        rounds_payments: true,
        fiscal_year_start: null,
      },
    ],
  });
const renderDay = (paidAt: string, companyId?: number) =>
  renderScreen(
    <SchemaForm
      schema={paymentDay}
      initialValues={{ paid_at: paidAt }}
      onSubmit={() => undefined}
      submitLabel="Spara"
    >
      <PaymentDayField companyId={companyId} max="2026-11-30" />
    </SchemaForm>,
  );

test('says under the day that its month is locked, and where the payment is booked', async () => {
  makeApi();
  const { user } = renderDay('2026-10-05', 3);
  expect(await screen.findByText('Oktober 2026 är låst. Inbetalningen bokförs 2026-11-01.')).toBeVisible();
  const day = screen.getByRole('textbox', { name: /Betaldatum/ });
  await user.clear(day);
  await user.type(day, '2026-11-02');
  expect(screen.queryByText(/är låst/)).not.toBeInTheDocument();
});

test('names the company whose month is locked when the payments may be of several', async () => {
  makeApi();
  renderDay('2026-10-05');
  expect(await screen.findByText(/^Oktober 2026 är låst i Åkerö AB\./)).toBeVisible();
});

const BookedLater = ({ companyId, firstDay }: { companyId: number; firstDay: string }) => (
  <p>{useBookedLaterText(companyId, firstDay) ?? 'Inget är låst'}</p>
);

test('says where the payments of a file are booked when its first day is locked', async () => {
  const api = makeApi();
  const { unmount } = renderScreen(<BookedLater companyId={3} firstDay="2026-10-30" />);
  expect(
    await screen.findByText(
      'Till och med 2026-10-31 är låst. Inbetalningar från den tiden bokförs 2026-11-01.',
    ),
  ).toBeVisible();
  unmount();
  renderScreen(<BookedLater companyId={7} firstDay="2026-10-30" />);
  await waitFor(() => expect(api.requests(companyBooksCalls.list).length).toBeGreaterThan(0));
  expect(screen.getByText('Inget är låst')).toBeVisible();
});
