import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MultiSelect } from './multi-select';

test('Tab moves on from the open select, which does not get the key', async () => {
  const handleKey = jest.fn();
  render(
    <>
      <MultiSelect
        aria-label="Mottagare"
        options={[{ value: 1, label: 'Anna' }]}
        value={[1]}
        onKeyDown={({ key }) => handleKey(key)}
      />
      <button type="button">Spara</button>
    </>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Mottagare' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(handleKey.mock.calls).toEqual([['ArrowDown']]);
  expect(screen.getByRole('button', { name: 'Spara' })).toHaveFocus();
});
