import React, { type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { ErrorBoundary } from '../error/error-boundary';
import { PageFailure } from '../error/page-failure';
import { createRootErrorBoundary } from '../error/root-error-boundary';
import { HistoryRouter } from '../navigation/history-router';
import { Providers } from '../providers';
import { reloadFailedRemote } from '../shell-services';
import { PageRoutes, type Pages, preloadScreen } from './pages';

/** The props of one mount. `name` is unique per mount. */
export interface MountProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

/** The single-spa lifecycles of a remote, called by the shell. */
export interface RemoteApplication {
  readonly bootstrap: (props: MountProps) => Promise<void>;
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
  /** Fetches the code of a page before it is opened. */
  readonly preload: (pathname: string) => void;
}

const rejectParcels = (): never => {
  throw new Error('Parcels leak in single-spa 6: use a <Panel> instead');
};

/** Makes a single-spa application of a remote's pages, with its own React root. */
export const createRemoteApplication = (pages: Pages): RemoteApplication => {
  const Root = (): ReactElement => (
    <ErrorBoundary
      owner={pages.owner}
      source="application"
      onRetry={() => reloadFailedRemote(pages.owner)}
      fallback={(retry) => <PageFailure onRetry={retry} />}
    >
      <HistoryRouter>
        <Providers>
          <PageRoutes pages={pages} />
        </Providers>
      </HistoryRouter>
    </ErrorBoundary>
  );
  const lifecycles = singleSpaReact<MountProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix: `${pages.owner}-` }),
    },
    rootComponent: Root,
    errorBoundaryClass: createRootErrorBoundary(pages.owner),
    parcelCanUpdate: false,
  });
  const toSingleSpaProps = (props: MountProps) => ({
    ...props,
    singleSpa: undefined,
    mountParcel: rejectParcels,
  });
  return {
    bootstrap: (props) => lifecycles.bootstrap(toSingleSpaProps(props)),
    mount: (props) => lifecycles.mount(toSingleSpaProps(props)),
    unmount: (props) => lifecycles.unmount(toSingleSpaProps(props)),
    preload: (pathname) => preloadScreen(pages, pathname),
  };
};
