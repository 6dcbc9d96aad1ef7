import './catalogue.css';
import { routes } from '@husrum/contract/routes';
import { PageFrame, PageLink, Section } from '@husrum/ui';
import { exampleGroups } from '../examples/example-groups';
import { catalogueTexts } from './catalogue.texts';
import { ThemeSwitch } from './theme-switch';

export const ComponentList = () => (
  <PageFrame title={catalogueTexts.title} actions={<ThemeSwitch />}>
    {exampleGroups.map(({ title, components }) => (
      <Section key={title} title={title}>
        <ul className="catalogue-list">
          {Object.keys(components).map((component) => (
            <li key={component}>
              <PageLink to={routes.catalogue.component({ component })}>{component}</PageLink>
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </PageFrame>
);
