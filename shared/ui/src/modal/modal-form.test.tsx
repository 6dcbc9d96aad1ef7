import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { ModalForm } from './modal-form';

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider zeroRuntime>
      <button type="button" onClick={() => setOpen(true)}>
        Ändra
      </button>
      <ModalForm title="Ändra objekt" open={open} onClose={() => setOpen(false)}>
        <input aria-label="Namn" />
      </ModalForm>
    </ThemeProvider>
  );
};

test('the dialog focuses its first field, which is empty each time; closing removes the dialog and gives the focus back', async () => {
  const { baseElement } = render(<Example />);
  for (const typed of ['Ett', 'Två']) {
    const opener = screen.getByRole('button', { name: 'Ändra' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveValue('');
    await userEvent.keyboard(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(baseElement.children).toHaveLength(1));
    expect(opener).toHaveFocus();
  }
});
