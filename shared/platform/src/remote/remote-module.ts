import type { PanelTable } from '../shell-services';
import type { RemoteApplication } from './remote-application';

/** What a remote exposes through Module Federation as `./remote`. */
export interface RemoteModule {
  readonly application: RemoteApplication;
  readonly panels: PanelTable;
}
