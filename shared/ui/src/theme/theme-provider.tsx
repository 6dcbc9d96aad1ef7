import './base.css';
import App from 'antd/es/app';
import ConfigProvider from 'antd/es/config-provider';
import antdSwedish from 'antd/es/locale/sv_SE';
import { type ReactNode, useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import { installThemeCss } from './css-variables';
import {
  chooseTheme,
  currentChoice,
  resolvedTheme,
  subscribeToTheme,
  type ThemeChoice,
} from './theme-choice';
import { type ThemeName, themeOf } from './tokens';

const { DatePicker: dates } = antdSwedish;
/** antd calls the cross that empties a date "Avbryt", which in a form is another button. */
const swedish = {
  ...antdSwedish,
  DatePicker: dates && { ...dates, lang: { ...dates.lang, clear: 'Rensa' } },
};

export interface ThemeState {
  choice: ThemeChoice;
  resolved: ThemeName;
  choose: (choice: ThemeChoice) => void;
}

export const useTheme = (): ThemeState => {
  const choice = useSyncExternalStore(subscribeToTheme, currentChoice);
  const resolved = useSyncExternalStore(subscribeToTheme, resolvedTheme);
  return { choice, resolved, choose: chooseTheme };
};

interface Props {
  children: ReactNode;
  /** Tests: styles are not computed at all. */
  zeroRuntime?: boolean;
}

/** The look of the product; every root has one inside its own React tree. */
export const ThemeProvider = ({ children, zeroRuntime = false }: Props) => {
  const { resolved } = useTheme();
  const theme = useMemo(() => ({ ...themeOf(resolved), zeroRuntime }), [resolved, zeroRuntime]);
  useInsertionEffect(installThemeCss, []);
  return (
    <ConfigProvider
      theme={theme}
      locale={swedish}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
};
