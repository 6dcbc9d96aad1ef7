import { browserStore } from '../storage/browser-storage';
import type { ThemeName } from './tokens';

export type ThemeChoice = ThemeName | 'system';

const STORAGE_KEY = 'husrum.theme';
const listeners = new Set<() => void>();
const systemDarkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

export const getThemeChoice = (): ThemeChoice => {
  const stored = browserStore.readText(STORAGE_KEY);
  return isThemeChoice(stored) ? stored : 'system';
};

let isPrinting = false;

export const resolveTheme = (): ThemeName => {
  // Paper is white. Components have the colours of a theme in their styles, so a media query would not reach them.
  if (isPrinting) return 'light';
  const choice = getThemeChoice();
  if (choice !== 'system') return choice;
  return systemDarkQuery().matches ? 'dark' : 'light';
};

const applyTheme = () => {
  document.documentElement.dataset.theme = resolveTheme();
  for (const listener of listeners) listener();
};

export const chooseTheme = (choice: ThemeChoice): void => {
  browserStore.writeText(STORAGE_KEY, choice);
  applyTheme();
};

let isListening = false;

/** Calls the listener when the theme changes: in any React root, in another tab, in the operating system or for printing. */
export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!isListening) {
    isListening = true;
    systemDarkQuery().addEventListener('change', applyTheme);
    for (const event of ['beforeprint', 'afterprint']) {
      window.addEventListener(event, () => {
        isPrinting = event === 'beforeprint';
        applyTheme();
      });
    }
    window.addEventListener('storage', (event) => {
      if (event.key === STORAGE_KEY) applyTheme();
    });
    document.documentElement.dataset.theme = resolveTheme();
  }
  return () => {
    listeners.delete(listener);
  };
};
