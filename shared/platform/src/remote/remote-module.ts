import type { PanelTable } from '../host';
import type { Application } from './page-application';

/** What a remote exposes, as './remote'. */
export interface RemoteModule {
  readonly application: Application;
  readonly panels: PanelTable;
}
