import antdTheme from 'antd/es/theme';
import { contrastRatio } from './contrast-ratio.test-data';
import { createAntdTheme } from './tokens';

test.each(['light', 'dark'] as const)('%s: the selected item of a menu can be read', (name) => {
  const theme = createAntdTheme(name);
  const { colorPrimary, controlItemBgActive } = {
    ...antdTheme.getDesignToken(theme),
    ...theme.components?.Dropdown,
  };
  expect(contrastRatio(colorPrimary, controlItemBgActive)).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)(
  '%s: a link is underlined, also with the focus, unless its place says what it is',
  (name) => {
    const { linkDecoration, linkFocusDecoration, linkHoverDecoration } = antdTheme.getDesignToken(
      createAntdTheme(name),
    );
    expect(new Set([linkDecoration, linkFocusDecoration, linkHoverDecoration])).toEqual(
      new Set(['var(--h-link-line, underline)']),
    );
  },
);
