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
