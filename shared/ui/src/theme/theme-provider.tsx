import './base.css';
import App from 'antd/es/app';
import ConfigProvider from 'antd/es/config-provider';
import antdSwedish from 'antd/es/locale/sv_SE';
import { type ReactNode, useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import { pickerTexts } from '../picker/picker.texts';
import { installThemeCss } from './css-variables';
import {
  chooseTheme,
  getThemeChoice,
  resolveTheme,
  subscribeToTheme,
  type ThemeChoice,
} from './theme-choice';
import { createAntdTheme, type ThemeName } from './tokens';

const { DatePicker: datePickerLocale } = antdSwedish;
/** antd labels the clear button of a date "Avbryt", which in a form is the label of another button. */
const locale = {
  ...antdSwedish,
  DatePicker: datePickerLocale && {
    ...datePickerLocale,
    lang: { ...datePickerLocale.lang, clear: pickerTexts.clear },
  },
};

export interface ThemeState {
  choice: ThemeChoice;
  /** The theme that is shown: the chosen one, or that of the operating system; light while printing. */
  resolved: ThemeName;
  choose: (choice: ThemeChoice) => void;
}

export const useTheme = (): ThemeState => {
  const choice = useSyncExternalStore(subscribeToTheme, getThemeChoice);
  const resolved = useSyncExternalStore(subscribeToTheme, resolveTheme);
  return { choice, resolved, choose: chooseTheme };
};

interface Props {
  children: ReactNode;
  /** It is for tests: it computes no styles. */
  zeroRuntime?: boolean;
}

/** antd's theme and locale. Every React root has one. */
export const ThemeProvider = ({ children, zeroRuntime = false }: Props) => {
  const { resolved } = useTheme();
  const theme = useMemo(() => ({ ...createAntdTheme(resolved), zeroRuntime }), [resolved, zeroRuntime]);
  useInsertionEffect(installThemeCss, []);
  return (
    <ConfigProvider
      theme={theme}
      locale={locale}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
};
