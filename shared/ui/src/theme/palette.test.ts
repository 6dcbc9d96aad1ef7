import { contrastRatio } from './contrast-ratio.test-data';
import { dark, light, type Palette } from './palette';

const colorPairs = (p: Palette): [string, string, string][] => [
  ...['page', 'surface', 'sunken', 'hover', 'primaryFill'].flatMap(
    (background): [string, string, string][] => {
      const backgroundColor = Object.entries(p).find(([name]) => name === background)?.[1];
      return ['text', 'textMuted', 'textFaint', 'link'].flatMap((text): [string, string, string][] => {
        const textColor = Object.entries(p).find(([name]) => name === text)?.[1];
        return [[`${text} on ${background}`, String(textColor), String(backgroundColor)]];
      });
    },
  ),
  ['textMuted on track', p.textMuted, p.track],
  ['button', p.onPrimary, p.primary],
  ['button hovered', p.onPrimary, p.primaryHover],
  ['button pressed', p.onPrimary, p.primaryActive],
  ...Object.entries(p.tones).flatMap(([name, tone]): [string, string, string][] => [
    [`${name} on its fill`, tone.text, tone.fill],
    [`${name} on surface`, tone.text, p.surface],
    [`${name} on page`, tone.text, p.page],
    [`${name} on a hovered row`, tone.text, p.hover],
  ]),
];

test.each([
  ...colorPairs(light).map((pair) => ['light', ...pair]),
  ...colorPairs(dark).map((pair) => ['dark', ...pair]),
])('%s: %s has a contrast of at least 4.5', (_theme, _name, text = '', background = '') => {
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
});
