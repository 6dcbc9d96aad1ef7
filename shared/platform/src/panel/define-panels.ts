import type { PanelProps, PanelsOf } from '@husrum/contract/panels';
import type { RemoteName } from '@husrum/contract/routes';
import type { ComponentType } from 'react';
import type { LazyModule } from '../loading/lazy-module';

/** Every panel that the remote owns by the contract, and no other. */
export type PanelsOfRemote<O extends RemoteName> = {
  readonly [N in PanelsOf<O>]: LazyModule<{ default: ComponentType<PanelProps[N]> }>;
};

export const definePanels = <const O extends RemoteName>(
  _owner: O,
  panels: PanelsOfRemote<O>,
): PanelsOfRemote<O> => panels;
