import './override-bar.css';
import { useSession } from '@husrum/platform';
import { whenFreeToLeave } from '@husrum/platform/shell';
import { Button } from '@husrum/ui/core';
import { useSyncExternalStore } from 'react';
import { registryStore } from '../registry/registry';
import { isFetchedElsewhere } from '../registry/scripts';
import { overrideStore } from './override.store';

const reset = () =>
  whenFreeToLeave(() => {
    overrideStore.clear();
    window.location.reload();
  });

/** Always in sight while a part of the page is not what everybody else has. */
export const OverrideBar = () => {
  const { user } = useSession();
  const registry = useSyncExternalStore(registryStore.subscribe, registryStore.get);
  const override = user.developer ? overrideStore.get() : undefined;
  if (!override || !registry) return null;
  const runs = isFetchedElsewhere();
  return (
    <div className="s-override" role="status">
      <p>
        <strong>{override.remote}</strong>{' '}
        {runs
          ? `körs från ${override.origin}`
          : `svarar inte på ${override.origin}. Det driftsatta bygget visas.`}
      </p>
      <Button size="small" onClick={reset}>
        Återställ
      </Button>
    </div>
  );
};
