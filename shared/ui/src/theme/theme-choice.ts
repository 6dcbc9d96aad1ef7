import type { ThemeName } from './tokens';

export type ThemeChoice = ThemeName | 'system';

const KEY = 'husrum.theme';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

export const currentChoice = (): ThemeChoice => {
  const stored = localStorage.getItem(KEY);
  return isThemeChoice(stored) ? stored : 'system';
};

export const resolvedTheme = (): ThemeName => {
  const choice = currentChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
};

const applyTheme = () => {
  document.documentElement.dataset.theme = resolvedTheme();
  for (const listener of listeners) listener();
};

export const chooseTheme = (choice: ThemeChoice): void => {
  localStorage.setItem(KEY, choice);
  applyTheme();
};

let isListening = false;

/** Calls the listener when the theme changes: in any React root, in another tab or in the operating system. */
export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!isListening) {
    isListening = true;
    systemIsDark().addEventListener('change', applyTheme);
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) applyTheme();
    });
    document.documentElement.dataset.theme = resolvedTheme();
  }
  return () => {
    listeners.delete(listener);
  };
};
