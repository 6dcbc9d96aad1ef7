import { renderScreen } from '@husrum/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ModalForm } from '../index';
import { MoreMenu } from './more-menu';

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MoreMenu actions={[{ key: 'edit', label: 'Ändra', onClick: () => setIsOpen(true) }]} />
      <ModalForm title="Ändra namn" open={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button">Spara</button>
      </ModalForm>
    </>
  );
};

test('an action chosen with the keyboard opens its dialog, and closing the dialog focuses the menu button', async () => {
  const { user } = renderScreen(<Page />);
  const trigger = screen.getByRole('button', { name: 'Fler val' });
  trigger.focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Ändra' });
  await waitFor(() => expect(item).toHaveFocus());
  // `false`: the key press is prevented. Otherwise it would also click the button that the dialog focuses meanwhile.
  expect(fireEvent.keyDown(item, { key: 'Enter', keyCode: 13 })).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'Ändra namn' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.click(within(dialog).getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('a disabled action shows its reason; an enabled action does not', async () => {
  const onClick = jest.fn();
  const action = { onClick, reason: 'Portalen är avstängd' };
  const { user } = renderScreen(
    <MoreMenu
      actions={[
        { ...action, key: 'invite', label: 'Bjud in', disabled: true },
        { ...action, key: 'message', label: 'Skicka meddelande' },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  const item = await screen.findByRole('menuitem', { name: 'Bjud in Portalen är avstängd' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Skicka meddelande' })).toBeInTheDocument();
});
