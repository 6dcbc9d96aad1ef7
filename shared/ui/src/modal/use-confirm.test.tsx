import { renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Button } from '../core';
import { type ConfirmOptions, useConfirm } from './use-confirm';

const Example = ({ options, answers }: { options?: ConfirmOptions | string; answers: boolean[] }) => {
  const confirm = useConfirm();
  return <Button onClick={async () => answers.push(await confirm(options))}>Ta bort</Button>;
};

const openDialog = async (options?: ConfirmOptions | string) => {
  const answers: boolean[] = [];
  const { user } = renderScreen(<Example options={options} answers={answers} />);
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  return { answers, user, dialog: within(await screen.findByRole('dialog')) };
};

test('a question without own texts has default texts; the answer is true when the user continues', async () => {
  const { answers, dialog, user } = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Är du säker?' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  await waitFor(() => expect(answers).toEqual([true]));
});

test('the answer is false when the user cancels', async () => {
  const { answers, dialog, user } = await openDialog('Vill du skicka denna hyresavi?');
  expect(dialog.getByText('Vill du skicka denna hyresavi?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(answers).toEqual([false]));
});
