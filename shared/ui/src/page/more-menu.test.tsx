import { renderScreen } from '@husrum/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

test('with the keyboard, an action opens its dialog, which gives the focus back', async () => {
  const { user } = renderScreen(<Page />);
  const trigger = screen.getByRole('button', { name: 'Fler val' });
  trigger.focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Ändra' });
  await waitFor(() => expect(item).toHaveFocus());
  // A key press that is prevented does not click the button that has the focus when it ends.
  expect(fireEvent.keyDown(item, { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Ändra namn' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
});
