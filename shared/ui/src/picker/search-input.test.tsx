import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchInput } from './search-input';

const Example = ({ onSeek }: { onSeek: (text: string) => void }) => {
  const [text, setText] = useState('');
  const seek = (typed: string) => {
    setText(typed);
    onSeek(typed);
  };
  return <SearchInput label="Sök objekt" value={text} onSeek={seek} />;
};

test('what is written is sought, and one cross empties it', async () => {
  const onSeek = jest.fn();
  render(<Example onSeek={onSeek} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Sök objekt' }), 'Gran');
  expect(onSeek).toHaveBeenLastCalledWith('Gran');
  await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));
  expect(onSeek).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox', { name: 'Sök objekt' })).toHaveValue('');
});
