import type { PanelProps, PanelsOf } from '@husrum/contract/panels';
import type { RemoteName } from '@husrum/contract/routes';
import type { ComponentType } from 'react';
import type { LazyPart } from '../part/lazy-part';

/** The panels of a remote: all that the contract says it owns, and no other. */
export type OwnPanels<O extends RemoteName> = {
  readonly [N in PanelsOf<O>]: LazyPart<{ default: ComponentType<PanelProps[N]> }>;
};

export const definePanels = <const O extends RemoteName>(_owner: O, panels: OwnPanels<O>): OwnPanels<O> =>
  panels;
