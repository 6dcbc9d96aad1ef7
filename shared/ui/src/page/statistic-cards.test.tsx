import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { StatisticCards } from './statistic-cards';

const items = [
  { label: 'Nya', value: undefined },
  { label: 'Pågående', value: 4 },
];
const succeeded = { data: {}, error: null, refetch: () => {} };

test('shows one error when several queries failed, and retry refetches all failed queries', async () => {
  const refetched: string[] = [];
  const failing = (name: string) => ({
    data: undefined,
    error: new Error('Servern svarade inte i tid. Försök igen.'),
    refetch: () => refetched.push(name),
  });
  const { user } = renderScreen(
    <StatisticCards items={items} queries={[succeeded, failing('stats'), failing('portal')]} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Servern svarade inte i tid. Försök igen.');
  expect(screen.queryByText('Pågående')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(refetched).toEqual(['stats', 'portal']);
});

test('keeps the figures when a later refetch fails', () => {
  renderScreen(<StatisticCards items={items} queries={[{ ...succeeded, error: new Error('Fel') }]} />);
  expect(screen.getByText('Pågående')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('groups the digits of a figure', () => {
  renderScreen(<StatisticCards items={[{ label: 'Vakanser', value: 5000 }]} />);
  expect(screen.getByText('5 000')).toBeInTheDocument();
});
