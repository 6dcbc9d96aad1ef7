import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { InfoBoxes } from './info-boxes';

const items = [
  { label: 'Nya', value: undefined },
  { label: 'Pågående', value: 4 },
];
const answered = { data: {}, error: null, refetch: () => {} };

test('figures that could not be had are said once, and all that failed are asked for again', async () => {
  const asked: string[] = [];
  const failing = (name: string) => ({
    data: undefined,
    error: new Error('Servern svarade inte i tid. Försök igen.'),
    refetch: () => asked.push(name),
  });
  const { user } = renderScreen(
    <InfoBoxes items={items} queries={[answered, failing('stats'), failing('portal')]} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Servern svarade inte i tid. Försök igen.');
  expect(screen.queryByText('Pågående')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(asked).toEqual(['stats', 'portal']);
});

test('what was shown stays when a later answer fails', () => {
  renderScreen(<InfoBoxes items={items} queries={[{ ...answered, error: new Error('Fel') }]} />);
  expect(screen.getByText('Pågående')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
