import { importCalls } from '@husrum/contract/import';
import { type OnboardingTask, onboardingCalls } from '@husrum/contract/onboarding';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FirstStepsPanel, useFirstSteps } from './first-steps.panel';
import { useOnboardingGuide } from './onboarding.queries';
import OnboardingScreen from './onboarding.screen';
import { OnboardingProgress } from './onboarding-progress';

const makeTask = (changes: Partial<OnboardingTask>): OnboardingTask => ({
  key: 'company',
  title: 'Skapa ditt företag',
  description: 'Namn och adress.',
  action: 'Skapa företag',
  icon: 'company',
  minutes: 2,
  completed: false,
  locked: false,
  optional: false,
  skipped: false,
  permitted: true,
  redirectOptions: { path: '/company/create' },
  ...changes,
});
const company = makeTask({ completed: true });
const lease = makeTask({
  key: 'lease',
  action: 'Skapa uthyrning',
  title: 'Registrera en uthyrning',
  redirectOptions: { path: '/lease/create' },
});
const invoice = makeTask({ key: 'first_invoice', title: 'Skicka den första hyresavin', locked: true });
const colleague = makeTask({
  key: 'colleague',
  title: 'Bjud in en kollega',
  action: 'Bjud in',
  optional: true,
  redirectOptions: { path: '/setting/users' },
});
const makeGuide = (tasks: OnboardingTask[]) => ({
  data: [{ title: 'Stegen', description: 'Alla steg', tasks }],
});

test('an open task has one button to its form; a click on a locked task shows why it is locked', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, lease, invoice]));
  const { user, location } = renderScreen(<OnboardingScreen />, { api });
  const item = within((await screen.findByText('Registrera en uthyrning')).closest('li') ?? document.body);
  expect(item.queryByRole('link')).not.toBeInTheDocument();
  expect(item.getAllByRole('button')).toEqual([item.getByRole('button', { name: 'Skapa uthyrning' })]);
  expect(screen.getByRole('link', { name: 'Skapa ditt företag' })).toHaveAttribute('href', '/company/create');
  await user.click(item.getByRole('button', { name: 'Skapa uthyrning' }));
  expect(location()).toBe('/lease/create');
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

test('an import is offered while the portfolio is not complete', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, lease]));
  const { user, location } = renderScreen(<OnboardingScreen />, { api });
  await user.click(await screen.findByRole('button', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});

test('no import is offered when no open task is about the portfolio', async () => {
  const api = fakeApi().on(onboardingCalls.guide, makeGuide([company, colleague]));
  renderScreen(<OnboardingScreen />, { api });
  expect(await screen.findByText('Bjud in en kollega')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Importera från Excel' })).not.toBeInTheDocument();
});

test('the template of the import, with its example, can be downloaded from the guide', async () => {
  const api = fakeApi()
    .on(onboardingCalls.guide, makeGuide([company, lease]))
    .on(importCalls.template, new Blob(['PK']));
  const { user } = renderScreen(<OnboardingScreen />, { api });
  const clickDownloadLink = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Hämta mall' }));
  await waitFor(() => expect(clickDownloadLink).toHaveBeenCalled());
  clickDownloadLink.mockRestore();
  expect(api.requests(importCalls.template)).toHaveLength(1);
});

test('a user who may not do the tasks sees their titles without buttons', async () => {
  const tasks = [company, lease, colleague].map((task) => ({ ...task, permitted: false }));
  const api = fakeApi().on(onboardingCalls.guide, makeGuide(tasks));
  renderScreen(<OnboardingScreen />, {
    api,
    user: createUser({ role: 'READER' }),
    hasPage: (path) => !path.endsWith('/create') && path !== '/import',
  });
  expect(await screen.findByText('Skapa ditt företag')).toBeVisible();
  expect(screen.getByText('Registrera en uthyrning')).toBeVisible();
  expect(screen.getByText('Bjud in en kollega')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const renderFirstSteps = (tasks: OnboardingTask[]) => {
  const FirstSteps = () => {
    const firstSteps = useFirstSteps();
    if (!useOnboardingGuide().isSuccess) return null;
    return firstSteps ? <FirstStepsPanel {...firstSteps} /> : <p>Inget kvar</p>;
  };
  renderScreen(<FirstSteps />, { api: fakeApi().on(onboardingCalls.guide, makeGuide(tasks)) });
};

test('the dashboard shows only the remaining tasks', async () => {
  renderFirstSteps([company, lease, colleague]);
  expect(await screen.findByText('Registrera en uthyrning')).toBeVisible();
  expect(screen.queryByText('Skapa ditt företag')).not.toBeInTheDocument();
});

test('the dashboard hides the guide from a user who may do none of the remaining tasks', async () => {
  renderFirstSteps([company, { ...lease, permitted: false }]);
  expect(await screen.findByText('Inget kvar')).toBeVisible();
});

test('the menu shows the next task of the guide', async () => {
  const api = fakeApi().on(onboardingCalls.progress, {
    completed: 3,
    total: 8,
    percent: 37,
    next: 'Registrera en uthyrning',
  });
  renderScreen(<OnboardingProgress />, { api });
  expect(await screen.findByText('Nästa: Registrera en uthyrning')).toBeInTheDocument();
});
