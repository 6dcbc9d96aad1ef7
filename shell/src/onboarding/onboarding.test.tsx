import { type OnboardingTask, onboardingCalls } from '@husrum/contract/onboarding';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import OnboardingScreen from './onboarding.screen';
import { OnboardingProgress } from './onboarding-progress';

const makeTask = (changes: Partial<OnboardingTask>): OnboardingTask => ({
  key: 'company',
  title: 'Skapa ditt företag',
  description: 'Namn och adress.',
  icon: 'company',
  minutes: 2,
  completed: false,
  locked: false,
  optional: false,
  skipped: false,
  redirectOptions: { path: '/company/create' },
  ...changes,
});
const company = makeTask({ completed: true });
const lease = makeTask({
  key: 'lease',
  title: 'Registrera en uthyrning',
  redirectOptions: { path: '/lease/create' },
});
const invoice = makeTask({ key: 'first_invoice', title: 'Skicka den första hyresavin', locked: true });
const colleague = makeTask({ key: 'colleague', title: 'Bjud in en kollega', optional: true });
const makeGuide = (tasks: OnboardingTask[]) => ({
  data: [{ title: 'Stegen', description: 'Alla steg', tasks }],
});

test('open tasks link to their form; a click on a locked one shows why it is locked', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, lease, invoice]));
  const { user } = renderScreen(<OnboardingScreen />, { api });
  expect(await screen.findByRole('link', { name: 'Registrera en uthyrning' })).toHaveAttribute(
    'href',
    '/lease/create',
  );
  expect(screen.getByText('1 av 3 steg klara')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await user.click(screen.getByRole('button', { name: 'Skicka den första hyresavin' }));
  expect(
    await screen.findByText('Detta steg är låst tills att du utfört de tidigare stegen'),
  ).toBeInTheDocument();
});

test('an optional task can be skipped, and at 100 percent the guide congratulates', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, colleague]));
  const { user } = renderScreen(<OnboardingScreen />, { api });
  const skip = await screen.findByRole('button', { name: 'Hoppa över Bjud in en kollega' });
  const completedGuide = makeGuide([company, { ...colleague, completed: true, skipped: true }]);
  api.on(onboardingCalls.skip, completedGuide).on(onboardingCalls.guide, completedGuide);
  await user.click(skip);
  expect(await screen.findByText('Grattis, du är igång!')).toBeInTheDocument();
  expect(api.requests(onboardingCalls.skip)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Visa guiden igen' }));
  expect(screen.getByLabelText('Överhoppat')).toBeInTheDocument();
});

test('an import is offered until the portfolio has been created', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, lease]));
  const { user, location } = renderScreen(<OnboardingScreen />, { api });
  await user.click(await screen.findByRole('button', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});

test('no import is offered when the portfolio has been created', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, colleague]));
  renderScreen(<OnboardingScreen />, { api });
  expect(await screen.findByRole('link', { name: 'Bjud in en kollega' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Importera från Excel' })).not.toBeInTheDocument();
});

test('the widget in the menu shows the next task', async () => {
  const api = fakeApi().on(onboardingCalls.progress, {
    completed: 3,
    total: 8,
    percent: 37,
    next: 'Registrera en uthyrning',
  });
  renderScreen(<OnboardingProgress />, { api });
  expect(await screen.findByText('Nästa: Registrera en uthyrning')).toBeInTheDocument();
});
