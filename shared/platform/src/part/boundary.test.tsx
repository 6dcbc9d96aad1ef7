import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { lastResort } from '../remote/last-resort';
import { Boundary } from './boundary';
import { PageFailure } from './page-states';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

let isBroken = true;
const Part = () => {
  if (isBroken) throw new Error('Broken');
  return <p>Hel igen</p>;
};
beforeEach(() => {
  isBroken = true;
});

test('"Försök igen" is busy until what failed is put right, and one press is one try', async () => {
  let answered = () => {};
  const putRight = jest.fn(
    () =>
      new Promise<void>((done) => {
        answered = done;
      }),
  );
  const { user } = renderScreen(
    <Boundary
      owner="shell"
      where="prov"
      onRetry={putRight}
      failed={(retry) => <PageFailure onRetry={retry} />}
    >
      <Part />
    </Boundary>,
  );
  const button = () => screen.getByRole('button', { name: /Försök igen/ });
  await user.click(button());
  expect(button()).toHaveClass('ant-btn-loading');
  await user.click(button());
  expect(putRight).toHaveBeenCalledTimes(1);
  await act(async () => answered());
  expect(button()).not.toHaveClass('ant-btn-loading');
  await user.click(button());
  isBroken = false;
  await act(async () => answered());
  expect(screen.getByText('Hel igen')).toBeVisible();
  expect(putRight).toHaveBeenCalledTimes(2);
});

test('what only the last resort can catch is tried again on the page as well', async () => {
  const LastResort = lastResort('shell');
  const { user } = renderScreen(
    <LastResort>
      <Part />
    </LastResort>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Den här delen kunde inte visas.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(screen.getByText('Hel igen')).toBeVisible();
});
