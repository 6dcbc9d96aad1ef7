import { dark, light, type Palette } from './palette';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const pairs = (p: Palette): [string, string, string][] => [
  ...['page', 'surface', 'sunken', 'hover', 'primaryFill'].flatMap((ground): [string, string, string][] => {
    const under = Object.entries(p).find(([name]) => name === ground)?.[1];
    return ['text', 'textMuted', 'textFaint', 'link'].flatMap((ink): [string, string, string][] => {
      const over = Object.entries(p).find(([name]) => name === ink)?.[1];
      return [[`${ink} on ${ground}`, String(over), String(under)]];
    });
  }),
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
  ...pairs(light).map((pair) => ['light', ...pair]),
  ...pairs(dark).map((pair) => ['dark', ...pair]),
])('%s: %s is readable', (_theme, _name, ink = '', ground = '') => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});
