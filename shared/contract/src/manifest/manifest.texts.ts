import type { NavSection } from './manifest';

export const navSectionTitle: Readonly<Record<NavSection, string>> = {
  business: 'Din verksamhet',
  economy: 'Ekonomi',
  operations: 'Drift & Underhåll',
  administration: 'Administration',
};
