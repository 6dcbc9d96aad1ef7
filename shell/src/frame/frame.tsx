import { type NavSection, navSections, navSectionTitle } from '@husrum/contract';
import { AppLink } from '@husrum/platform';
import { type ReactNode, useSyncExternalStore } from 'react';
import { registryStore } from '../registry/registry';

const useNav = (section: NavSection) => {
  const registry = useSyncExternalStore(registryStore.subscribe, registryStore.get);
  return (registry?.remotes ?? [])
    .flatMap(({ nav }) => nav)
    .filter((entry) => entry.section === section)
    .sort((one, other) => one.order - other.order);
};

const Section = ({ section }: { section: NavSection }) => (
  <li>
    {navSectionTitle[section]}
    <ul>
      {useNav(section).map(({ link, title }) => (
        <li key={link}>
          <AppLink to={link}>{title}</AppLink>
        </li>
      ))}
    </ul>
  </li>
);

export const Frame = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '220px 1fr', gap: 24 }}>
    <nav aria-label="Huvudmeny">
      <ul>
        {navSections.map((section) => (
          <Section key={section} section={section} />
        ))}
      </ul>
    </nav>
    <main>{children}</main>
  </div>
);
