import React, { type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { renew } from '../host';
import { PageRouter } from '../navigation/page-router';
import { Boundary } from '../part/boundary';
import { PageFailure } from '../part/page-states';
import { Providers } from '../providers';
import { lastResort } from './last-resort';
import { PageSwitch, type Pages, preparePage } from './pages';

/** What the shell calls. `name` tells instances apart, and belongs to one mount. */
export interface Mounting {
  readonly name: string;
  readonly domElement: HTMLElement;
}
export interface Application {
  readonly bootstrap: (mounting: Mounting) => Promise<void>;
  readonly mount: (mounting: Mounting) => Promise<void>;
  readonly unmount: (mounting: Mounting) => Promise<void>;
  /** Fetches the code of a page before it is needed. */
  readonly prepare: (pathname: string) => void;
}

const noParcels = (): never => {
  throw new Error('Parcels leak in single-spa 6: place a <Panel> instead');
};

/** The pages of a remote as an application in a React root of its own. */
export const pageApplication = (pages: Pages): Application => {
  const Root = (): ReactElement => (
    <Boundary
      owner={pages.owner}
      where="application"
      onRetry={() => renew(pages.owner)}
      failed={(retry) => <PageFailure onRetry={retry} />}
    >
      <PageRouter>
        <Providers>
          <PageSwitch pages={pages} />
        </Providers>
      </PageRouter>
    </Boundary>
  );
  const lifecycles = singleSpaReact<Mounting>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix: `${pages.owner}-` }),
    },
    rootComponent: Root,
    errorBoundaryClass: lastResort(pages.owner),
    parcelCanUpdate: false,
  });
  const withSingleSpa = (mounting: Mounting) => ({
    ...mounting,
    singleSpa: undefined,
    mountParcel: noParcels,
  });
  return {
    bootstrap: (mounting) => lifecycles.bootstrap(withSingleSpa(mounting)),
    mount: (mounting) => lifecycles.mount(withSingleSpa(mounting)),
    unmount: (mounting) => lifecycles.unmount(withSingleSpa(mounting)),
    prepare: (pathname) => preparePage(pages, pathname),
  };
};
