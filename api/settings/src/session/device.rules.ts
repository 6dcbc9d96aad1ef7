import { sessionTexts } from './session.texts';

type NamedPattern = readonly [pattern: RegExp, name: string];

/** The first match counts, because most browsers also name the browsers that they descend from. */
const BROWSERS: readonly NamedPattern[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly NamedPattern[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (text: string, patterns: readonly NamedPattern[]): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** The name of the device of a `User-Agent` header, for people: `Chrome på Windows`. */
export const deviceName = (userAgent: string | null): string => {
  const browser = nameIn(userAgent ?? '', BROWSERS);
  const system = nameIn(userAgent ?? '', SYSTEMS);
  if (browser && system) return sessionTexts.device(browser, system);
  return browser ?? system ?? sessionTexts.unknownDevice;
};
