import './catalogue.css';
import { routes } from '@husrum/contract/routes';
import { EmptyState, PageFrame, PageLink, Section } from '@husrum/ui';
import { componentNames, findExamples } from '../examples/example-groups';
import { catalogueTexts } from './catalogue.texts';
import { ThemeSwitch } from './theme-switch';

/** Links to the components before and after this one. */
const Neighbours = ({ name }: { name: string }) => {
  const index = componentNames.indexOf(name);
  const previous = componentNames[index - 1];
  const next = componentNames[index + 1];
  return (
    <nav className="catalogue-neighbours" aria-label={catalogueTexts.neighbours}>
      {previous && (
        <PageLink to={routes.catalogue.component({ component: previous })}>
          {catalogueTexts.previous(previous)}
        </PageLink>
      )}
      {next && (
        <PageLink to={routes.catalogue.component({ component: next })}>{catalogueTexts.next(next)}</PageLink>
      )}
    </nav>
  );
};

/** A component in all its states. */
export const ComponentPage = ({ name }: { name: string }) => {
  const examples = findExamples(name);
  return (
    <PageFrame
      title={name}
      breadcrumb={[
        { title: catalogueTexts.title, link: routes.catalogue.component() },
        { title: name, link: null },
      ]}
      actions={<ThemeSwitch />}
    >
      {examples ? (
        <>
          {examples.map(({ title, content }) => (
            <Section key={title} title={title}>
              {/* What an example shows is finished, also a component that waits. */}
              <div data-example>{content}</div>
            </Section>
          ))}
          <Neighbours name={name} />
        </>
      ) : (
        <EmptyState kind="no-hits" title={catalogueTexts.unknown(name)} />
      )}
    </PageFrame>
  );
};
