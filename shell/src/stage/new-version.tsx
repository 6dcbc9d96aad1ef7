import './new-version.css';
import { whenFreeToLeave } from '@husrum/platform/shell';
import { Button } from '@husrum/ui/core';
import { useSyncExternalStore } from 'react';
import { buildsStore } from '../registry/builds.store';
import { takeNewer } from '../registry/newer-builds';
import { registryStore } from '../registry/registry';
import { shellBuild } from '../telemetry/visit';
import { isOlder } from './new-version.rules';
import { stageStore } from './stage.store';

/** The page that is shown, if its remote has a newer build; a page that is left takes it by itself. */
const useNewerPage = () => {
  const { waiting } = useSyncExternalStore(buildsStore.subscribe, buildsStore.get);
  const { name, enterAnew } = useSyncExternalStore(stageStore.subscribe, stageStore.get);
  if (!name || !enterAnew || !waiting.has(name)) return undefined;
  return () => {
    takeNewer();
    enterAnew();
  };
};

const useNewerShell = () => {
  const registry = useSyncExternalStore(registryStore.subscribe, registryStore.get);
  return isOlder(shellBuild, registry?.shell) ? () => window.location.reload() : undefined;
};

/** Says that there is something newer than what is shown, and takes it when the reader wants to; never by itself. */
export const NewVersion = () => {
  const newerShell = useNewerShell();
  const newerPage = useNewerPage();
  const take = newerShell ?? newerPage;
  return (
    <div role="status" className="s-newer">
      {take && (
        <p>
          Ny version finns
          <Button size="small" onClick={() => whenFreeToLeave(take)}>
            Byt till den
          </Button>
        </p>
      )}
    </div>
  );
};
