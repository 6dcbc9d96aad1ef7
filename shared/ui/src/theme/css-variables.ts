import type { Palette } from './palette';
import { fontFamily, palettes } from './tokens';

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toCssVariables = ({ tones, ...colors }: Palette): string => {
  const colorVariables = Object.entries(colors).map(([name, value]) => `--h-${toKebabCase(name)}:${value}`);
  const toneVariables = Object.entries(tones).flatMap(([name, tone]) =>
    Object.entries(tone).map(([part, value]) => `--h-${name}-${part}:${value}`),
  );
  return [...colorVariables, ...toneVariables].join(';');
};

/** Both palettes as CSS variables. The shell inlines this in its page, so that the first paint has the right colours. */
export const themeCss = [
  // `.h-paper` previews a printed page: light in both themes.
  `.h-paper,:root{color-scheme:light;--h-font:${fontFamily};${toCssVariables(palettes.light)}}`,
  // Print always uses the light theme.
  `@media not print{:root[data-theme=dark]{color-scheme:dark;${toCssVariables(palettes.dark)}}}`,
].join('\n');

const STYLE_ID = 'husrum-theme';

export const installThemeCss = (): void => {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = themeCss;
  // It comes first in the head, so that component styles come after the variables.
  document.head.prepend(style);
};
