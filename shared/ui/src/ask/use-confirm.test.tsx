import { renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Button } from '../core';
import { type Question, useConfirm } from './use-confirm';

const Asker = ({ question, answers }: { question?: Question | string; answers: boolean[] }) => {
  const confirm = useConfirm();
  return <Button onClick={async () => answers.push(await confirm(question))}>Ta bort</Button>;
};

const ask = async (question?: Question | string) => {
  const answers: boolean[] = [];
  const { user } = renderScreen(<Asker question={question} answers={answers} />);
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  return { answers, user, dialog: within(await screen.findByRole('dialog')) };
};

test('the question in the words of the house', async () => {
  const { answers, dialog, user } = await ask();
  expect(screen.getByRole('dialog', { name: 'Är du säker?' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  await waitFor(() => expect(answers).toEqual([true]));
});

test('no is an answer too', async () => {
  const { answers, dialog, user } = await ask('Vill du skicka denna hyresavi?');
  expect(dialog.getByText('Vill du skicka denna hyresavi?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(answers).toEqual([false]));
});
