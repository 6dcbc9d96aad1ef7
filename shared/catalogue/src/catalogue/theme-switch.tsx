import { type ThemeChoice, useTheme } from '@husrum/ui';
import { Segmented } from '@husrum/ui/data';
import { catalogueTexts } from './catalogue.texts';

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export const ThemeSwitch = () => {
  const { choice, choose } = useTheme();
  return (
    <Segmented<ThemeChoice>
      aria-label={catalogueTexts.theme}
      value={choice}
      onChange={choose}
      options={choices.map((value) => ({ value, label: catalogueTexts.themes[value] }))}
    />
  );
};
