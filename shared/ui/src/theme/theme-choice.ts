import type { ThemeName } from './tokens';

export type ThemeChoice = ThemeName | 'system';

const KEY = 'husrum.theme';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

export const currentChoice = (): ThemeChoice => {
  const stored = localStorage.getItem(KEY);
  return isChoice(stored) ? stored : 'system';
};

export const resolvedTheme = (): ThemeName => {
  const choice = currentChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
};

const show = () => {
  document.documentElement.dataset.theme = resolvedTheme();
  for (const listener of listeners) listener();
};

export const chooseTheme = (choice: ThemeChoice): void => {
  localStorage.setItem(KEY, choice);
  show();
};

let listening = false;

/** All roots of the page follow one choice, other tabs and the operating system. */
export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!listening) {
    listening = true;
    systemIsDark().addEventListener('change', show);
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) show();
    });
    document.documentElement.dataset.theme = resolvedTheme();
  }
  return () => {
    listeners.delete(listener);
  };
};
