import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';
import { PageFailure } from './page-failure';
import { createRootErrorBoundary } from './root-error-boundary';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

let isBroken = true;
const Child = () => {
  if (isBroken) throw new Error('Broken');
  return <p>Hel igen</p>;
};
beforeEach(() => {
  isBroken = true;
});

test('"Försök igen" is loading until onRetry has settled, and a second click is ignored', async () => {
  let settle = () => {};
  const onRetry = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  const { user } = renderScreen(
    <ErrorBoundary
      owner="shell"
      source="prov"
      onRetry={onRetry}
      fallback={(retry) => <PageFailure onRetry={retry} />}
    >
      <Child />
    </ErrorBoundary>,
  );
  const button = () => screen.getByRole('button', { name: /Försök igen/ });
  await user.click(button());
  expect(button()).toHaveClass('ant-btn-loading');
  await user.click(button());
  expect(onRetry).toHaveBeenCalledTimes(1);
  await act(async () => settle());
  expect(button()).not.toHaveClass('ant-btn-loading');
  await user.click(button());
  isBroken = false;
  await act(async () => settle());
  expect(screen.getByText('Hel igen')).toBeVisible();
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('the root error boundary offers a retry as well', async () => {
  const RootErrorBoundary = createRootErrorBoundary('shell');
  const { user } = renderScreen(
    <RootErrorBoundary>
      <Child />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Den här delen kunde inte visas.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(screen.getByText('Hel igen')).toBeVisible();
});
