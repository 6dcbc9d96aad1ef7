import type { ThemeConfig } from 'antd/es/config-provider';
import antdTheme from 'antd/es/theme';
import { dark, light, type Palette } from './palette';

export type ThemeName = 'light' | 'dark';
export const palettes: Readonly<Record<ThemeName, Palette>> = { light, dark };

/** System fonts only: a web font would delay the first paint. */
export const fontFamily =
  "'Inter', 'Segoe UI Variable Text', 'Segoe UI', -apple-system, 'Roboto', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

const LINK_LINE = 'var(--h-link-line, underline)';

const control = { borderRadius: 6, controlHeight: 36, fontSize: 14 } as const;

const createTokens = (p: Palette): ThemeConfig['token'] => ({
  ...control,
  fontFamily,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  borderRadiusXS: 4,
  controlHeightSM: 28,
  controlHeightLG: 44,
  colorPrimary: p.primary,
  colorPrimaryHover: p.primaryHover,
  colorPrimaryActive: p.primaryActive,
  colorPrimaryText: p.link,
  colorPrimaryBorder: p.focus,
  colorPrimaryBg: p.primaryFill,
  colorPrimaryBgHover: p.primaryFill,
  colorInfo: p.tones.blue.text,
  colorSuccess: p.tones.green.text,
  colorWarning: p.tones.gold.text,
  colorError: p.tones.red.text,
  colorErrorBg: p.tones.red.fill,
  colorErrorBorder: p.tones.red.line,
  colorSuccessBg: p.tones.green.fill,
  colorSuccessBorder: p.tones.green.line,
  colorWarningBg: p.tones.gold.fill,
  colorWarningBorder: p.tones.gold.line,
  colorInfoBg: p.tones.blue.fill,
  colorInfoBorder: p.tones.blue.line,
  colorLink: p.link,
  colorLinkHover: p.primaryHover,
  colorLinkActive: p.primaryActive,
  // base.css says why.
  linkDecoration: LINK_LINE,
  linkHoverDecoration: LINK_LINE,
  linkFocusDecoration: LINK_LINE,
  colorText: p.text,
  colorTextSecondary: p.textMuted,
  colorTextTertiary: p.textFaint,
  colorTextQuaternary: p.textFaint,
  colorTextPlaceholder: p.textFaint,
  colorTextDescription: p.textMuted,
  // A button that works is not disabled: its text must be readable.
  opacityLoading: 1,
  colorIcon: p.textMuted,
  colorBgLayout: p.page,
  colorBgContainer: p.surface,
  colorBgContainerDisabled: p.sunken,
  colorBgElevated: p.surface,
  colorBorder: p.lineStrong,
  colorBorderSecondary: p.line,
  colorSplit: p.line,
  colorFillAlter: p.sunken,
  controlItemBgHover: p.hover,
  controlItemBgActive: p.primaryFill,
  controlItemBgActiveHover: p.primaryFill,
  controlOutline: p.focusRing,
  colorErrorOutline: p.errorRing,
  boxShadow: `0 0 0 1px ${p.line}, 0 8px 24px ${p.shade}`,
  boxShadowSecondary: `0 0 0 1px ${p.line}, 0 8px 24px ${p.shade}`,
  boxShadowTertiary: 'none',
  fontWeightStrong: 600,
  lineWidthFocus: 2,
  // There are no animations: while a menu grows, another item may be under the pointer when the button is released, and the
  // click is lost.
  motion: false,
});

const createComponentTokens = (p: Palette): ThemeConfig['components'] => ({
  Button: {
    primaryColor: p.onPrimary,
    dangerColor: p.onPrimary,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    fontWeight: 500,
    defaultHoverBg: p.hover,
    contentFontSizeSM: 13,
  },
  Checkbox: { colorWhite: p.onPrimary },
  Badge: { colorTextLightSolid: p.onPrimary },
  // The chips of a disabled select have a background of their own.
  Select: { colorTextDisabled: p.textMuted },
  Switch: { handleBg: p.surface, handleShadow: 'none' },
  Card: { headerFontSize: 15, headerHeight: 48 },
  Table: {
    headerBg: p.sunken,
    headerColor: p.textMuted,
    headerSplitColor: 'transparent',
    rowHoverBg: p.hover,
    cellPaddingBlockSM: 9,
    cellPaddingInlineSM: 12,
    headerBorderRadius: 0,
  },
  Menu: {
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemSelectedBg: p.primaryFill,
    itemSelectedColor: p.link,
    itemHoverBg: p.hover,
    itemBorderRadius: 6,
    activeBarBorderWidth: 0,
  },
  Tabs: {
    itemColor: p.textMuted,
    itemSelectedColor: p.text,
    horizontalItemGutter: 24,
    inkBarColor: p.primary,
  },
  // The selected item. The dark algorithm makes `colorPrimary` too dark for text.
  Dropdown: { colorPrimary: p.link },
  Modal: { titleFontSize: 18 },
  Segmented: {
    trackBg: p.track,
    itemSelectedBg: p.surface,
    itemColor: p.textMuted,
    itemSelectedColor: p.text,
  },
  Tag: { defaultBg: p.tones.grey.fill, defaultColor: p.tones.grey.text },
  Tooltip: { colorBgSpotlight: p.text, colorTextLightSolid: p.surface },
  Layout: { bodyBg: p.page, headerBg: p.surface, siderBg: p.surface },
  Form: { labelColor: p.text, verticalLabelPadding: '0 0 4px' },
  Descriptions: { labelColor: p.textMuted },
});

/** A constant `cssVar` key makes all React roots of the page share one block of CSS variables. */
export const createAntdTheme = (name: ThemeName): ThemeConfig => ({
  cssVar: { key: 'husrum' },
  hashed: false,
  algorithm: name === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
  token: createTokens(palettes[name]),
  components: createComponentTokens(palettes[name]),
});
