import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeCss } from './css-variables';
import { chooseTheme } from './theme-choice';
import { ThemeProvider, useTheme } from './theme-provider';

const Switcher = ({ name }: { name: string }) => {
  const { choice, resolved, choose } = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {`${name} ${choice} ${resolved}`}
    </button>
  );
};

beforeEach(() => {
  localStorage.clear();
  act(() => chooseTheme('system'));
});

test('applies one theme to all React roots, and stores it', async () => {
  render(<Switcher name="shell" />);
  render(
    <ThemeProvider zeroRuntime>
      <Switcher name="remote" />
    </ThemeProvider>,
  );
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');

  await userEvent.click(screen.getByRole('button', { name: 'shell system light' }));
  expect(screen.getByRole('button', { name: 'remote dark dark' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('husrum.theme')).toBe('dark');
});

test('follows a change in another tab', () => {
  render(<Switcher name="shell" />);
  localStorage.setItem('husrum.theme', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'husrum.theme' }));
  });
  expect(screen.getByRole('button', { name: 'shell dark dark' })).toBeInTheDocument();
});

test('prints in the light theme', () => {
  act(() => chooseTheme('dark'));
  render(<Switcher name="shell" />);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByRole('button', { name: 'shell dark light' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.getByRole('button', { name: 'shell dark dark' })).toBeInTheDocument();
});

test('themeCss contains both themes', () => {
  expect(themeCss).toContain(':root{color-scheme:light');
  expect(themeCss).toContain(':root[data-theme=dark]{color-scheme:dark');
  expect(themeCss).toContain('--h-gold-text:#80560a');
});
