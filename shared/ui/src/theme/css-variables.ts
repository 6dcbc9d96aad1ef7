import type { Palette } from './palette';
import { fontFamily, palettes } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variablesOf = ({ tones, ...plain }: Palette): string => {
  const own = Object.entries(plain).map(([name, value]) => `--h-${kebab(name)}:${value}`);
  const toned = Object.entries(tones).flatMap(([name, tone]) =>
    Object.entries(tone).map(([part, value]) => `--h-${name}-${part}:${value}`),
  );
  return [...own, ...toned].join(';');
};

/** The palette as CSS variables for both themes. The shell may put it in its page, so that the first paint is right. */
export const themeCss = [
  // A paper is light whatever stands around it.
  `.h-paper,:root{color-scheme:light;--h-font:${fontFamily};${variablesOf(palettes.light)}}`,
  // Paper is white: what is printed has the light theme's ink.
  `@media not print{:root[data-theme=dark]{color-scheme:dark;${variablesOf(palettes.dark)}}}`,
].join('\n');

const STYLE_ID = 'husrum-theme';

export const installThemeCss = (): void => {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = themeCss;
  // First, so that every rule of a component comes after the variables.
  document.head.prepend(style);
};
