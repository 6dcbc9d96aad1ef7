export type ToneName = 'grey' | 'purple' | 'blue' | 'cyan' | 'gold' | 'green' | 'red';

export interface Tone {
  readonly text: string;
  readonly fill: string;
  readonly line: string;
}

/** The colours of a theme. Every colour in the product comes from `light` and `dark`. */
export interface Palette {
  readonly page: string;
  readonly surface: string;
  /** The background of table headers, and of boxes on a surface. */
  readonly sunken: string;
  readonly hover: string;
  /** The background of a segmented control, behind its items. */
  readonly track: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textMuted: string;
  readonly textFaint: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  readonly primaryFill: string;
  readonly onPrimary: string;
  readonly link: string;
  readonly focus: string;
  readonly focusRing: string;
  readonly errorRing: string;
  /** The colour of the shadow of menus and dialogs. */
  readonly shade: string;
  readonly tones: Readonly<Record<ToneName, Tone>>;
}

export const light: Palette = {
  page: '#f6f2ea',
  surface: '#ffffff',
  sunken: '#faf7f1',
  hover: '#f7f4ed',
  track: '#ebe5d9',
  line: '#e5ded1',
  lineStrong: '#cbc1b0',
  text: '#1c2629',
  textMuted: '#55605f',
  textFaint: '#616a69',
  primary: '#0e5a64',
  primaryHover: '#13707c',
  primaryActive: '#0a444c',
  primaryFill: '#e4eff0',
  onPrimary: '#ffffff',
  link: '#0e5a64',
  focus: '#0e5a64',
  focusRing: 'rgba(14, 90, 100, 0.22)',
  errorRing: 'rgba(172, 42, 34, 0.20)',
  shade: 'rgba(40, 32, 16, 0.10)',
  tones: {
    grey: { text: '#545d5d', fill: '#f1eee8', line: '#d8d1c5' },
    purple: { text: '#6b3fa0', fill: '#f4eefb', line: '#dccbf0' },
    blue: { text: '#1f56a8', fill: '#ebf2fc', line: '#c6d9f3' },
    cyan: { text: '#0b6478', fill: '#e6f4f7', line: '#b9dfe7' },
    gold: { text: '#80560a', fill: '#fcf3dc', line: '#ecd59a' },
    green: { text: '#24683a', fill: '#e9f5ec', line: '#bfdfc8' },
    red: { text: '#ac2a22', fill: '#fdeeec', line: '#f2c7c2' },
  },
};

export const dark: Palette = {
  page: '#12181a',
  surface: '#1a2123',
  sunken: '#161d1f',
  hover: '#212a2c',
  track: '#0d1314',
  line: '#2c3639',
  lineStrong: '#46545a',
  text: '#e9e5dc',
  textMuted: '#a9b2b1',
  textFaint: '#8f9998',
  primary: '#5fbac5',
  primaryHover: '#7bcad4',
  primaryActive: '#4aa3ae',
  primaryFill: '#17343a',
  onPrimary: '#06191c',
  link: '#74c6d0',
  focus: '#74c6d0',
  focusRing: 'rgba(95, 186, 197, 0.35)',
  errorRing: 'rgba(244, 154, 145, 0.32)',
  shade: 'rgba(0, 0, 0, 0.45)',
  tones: {
    grey: { text: '#b3bbba', fill: '#252e30', line: '#3a4548' },
    purple: { text: '#c6a6ee', fill: '#2a2138', line: '#463660' },
    blue: { text: '#94bdf5', fill: '#1a2739', line: '#2b4467' },
    cyan: { text: '#7fd0df', fill: '#14303a', line: '#21505f' },
    gold: { text: '#e6bd62', fill: '#33290f', line: '#57461b' },
    green: { text: '#86cf9b', fill: '#16301f', line: '#265236' },
    red: { text: '#f49a91', fill: '#3a1d1b', line: '#66302c' },
  },
};
