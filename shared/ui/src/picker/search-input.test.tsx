import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchInput } from './search-input';

const Example = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const [text, setText] = useState('');
  const search = (typed: string) => {
    setText(typed);
    onSearch(typed);
  };
  return <SearchInput label="Sök objekt" value={text} onSearch={search} />;
};

test('searches while the user types, and a button clears the text', async () => {
  const onSearch = jest.fn();
  render(<Example onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Sök objekt' }), 'Gran');
  expect(onSearch).toHaveBeenLastCalledWith('Gran');
  await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox', { name: 'Sök objekt' })).toHaveValue('');
});
