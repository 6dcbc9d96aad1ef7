import { type PanelName, type PanelProps, panels } from '@husrum/contract/panels';
import { type Attributes, type ReactElement, Suspense } from 'react';
import { panelTable, renew } from '../host';
import { Boundary } from '../part/boundary';
import { PanelFailure, PanelSkeleton } from './panel-states';

type Given<N extends PanelName> = { name: N } & Attributes & PanelProps[N];

const bodyOf = <N extends PanelName>(name: N) => {
  const { owner } = panels[name];
  const body = panelTable(owner).read()[name];
  if (!body) throw new Error(`${owner} offers no panel ${name}`);
  return body;
};

const Body = <N extends PanelName>({ given }: { given: Given<N> }): ReactElement => {
  const { default: Shown } = bodyOf(given.name).read();
  return <Shown {...given} />;
};

/** What another domain shows on this page. Its owner may be absent, slow or broken: only this area invoices. */
export const Panel = <N extends PanelName>(given: Given<N>): ReactElement => {
  const { title, height, owner } = panels[given.name];
  const putRight = () => {
    const table = panelTable(owner);
    const offered = table.peek();
    // The code of an owner that never came is asked for by the next drawing.
    if (!offered) return table.forget();
    offered[given.name]?.forget();
    return renew(owner);
  };
  return (
    <Boundary
      owner={owner}
      where={`panel ${given.name}`}
      onRetry={putRight}
      failed={(retry) => <PanelFailure title={title} height={height} onRetry={retry} />}
    >
      <Suspense fallback={<PanelSkeleton title={title} height={height} />}>
        <Body given={given} />
      </Suspense>
    </Boundary>
  );
};
