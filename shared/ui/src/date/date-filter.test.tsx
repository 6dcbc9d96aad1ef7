import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DateFilter } from './date-filter';

const Harness = ({ onChange }: { onChange: (date: string | undefined) => void }) => {
  const [date, setDate] = useState<string | undefined>('2026-11-01');
  return (
    <>
      <DateFilter
        label="Period från"
        value={date}
        onChange={(next) => {
          setDate(next);
          onChange(next);
        }}
      />
      <button type="button">Nästa</button>
    </>
  );
};

test('filters by a valid date, and shows why an invalid text does not filter', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(<Harness onChange={onChange} />);
  const input = screen.getByLabelText('Period från');
  await user.clear(input);
  expect(onChange).toHaveBeenLastCalledWith(undefined);

  await user.type(input, '2026-02-30');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Datumet kan inte läsas');
  expect(input).toHaveValue('2026-02-30');
  expect(onChange).toHaveBeenCalledTimes(1);

  await user.clear(input);
  await user.type(input, '261201');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-12-01');
  expect(input).toHaveValue('2026-12-01');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
