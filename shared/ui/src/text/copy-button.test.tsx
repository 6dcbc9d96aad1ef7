import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

test('copies the text, and says so in the button', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="991-2346" label="Kopiera bankgiro" />);
  await user.click(screen.getByRole('button', { name: 'Kopiera bankgiro' }));
  expect(await screen.findByRole('button', { name: 'Kopierat' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('991-2346');
});

test('says that copying failed when the browser refuses it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<CopyButton text="991-2346" label="Kopiera bankgiro" />);
  await user.click(screen.getByRole('button', { name: 'Kopiera bankgiro' }));
  expect(await screen.findByRole('button', { name: 'Kunde inte kopieras' })).toBeInTheDocument();
});
