import { type PanelName, type PanelProps, panels } from '@husrum/contract/panels';
import { PageContext } from '@husrum/ui';
import { type Attributes, type ReactElement, Suspense } from 'react';
import { ErrorBoundary } from '../error/error-boundary';
import { lazyPanelTable, reloadFailedRemote } from '../shell-services';
import { PanelFailure, PanelSkeleton } from './panel-states';

type Props<N extends PanelName> = { name: N } & Attributes & PanelProps[N];

const findPanelModule = <N extends PanelName>(name: N) => {
  const { owner } = panels[name];
  const panelModule = lazyPanelTable(owner).read()[name];
  if (!panelModule) throw new Error(`${owner} has no panel ${name}`);
  return panelModule;
};

const PanelContent = <N extends PanelName>({ panelProps }: { panelProps: Props<N> }): ReactElement => {
  const { default: Content } = findPanelModule(panelProps.name).read();
  // A panel beside the frame of a page is not the page: an error in it has no heading of its own.
  return (
    <PageContext value={undefined}>
      <Content {...panelProps} />
    </PageContext>
  );
};

/** Shows a panel of another remote. When its owner is absent, slow or broken, only the panel's area is affected. */
export const Panel = <N extends PanelName>(props: Props<N>): ReactElement => {
  const { title, height, owner } = panels[props.name];
  const resetFailedCode = () => {
    const table = lazyPanelTable(owner);
    const loaded = table.peek();
    // The owner's code was never loaded: the next render fetches it.
    if (!loaded) return table.resetIfFailed();
    loaded[props.name]?.resetIfFailed();
    return reloadFailedRemote(owner);
  };
  return (
    <ErrorBoundary
      owner={owner}
      source={`panel ${props.name}`}
      onRetry={resetFailedCode}
      fallback={(retry) => <PanelFailure title={title} height={height} onRetry={retry} />}
    >
      <Suspense fallback={<PanelSkeleton title={title} height={height} />}>
        <PanelContent panelProps={props} />
      </Suspense>
    </ErrorBoundary>
  );
};
