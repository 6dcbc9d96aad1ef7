import './new-version.css';
import { confirmBeforeLeaving } from '@husrum/platform/shell';
import { Button } from '@husrum/ui/core';
import { useSyncExternalStore } from 'react';
import { buildsStore } from '../registry/builds.store';
import { activateNewerBuilds } from '../registry/newer-builds';
import { registryStore } from '../registry/registry';
import { shellBuild } from '../telemetry/visit';
import { differsFromServer } from './new-version.rules';
import { stageStore } from './stage.store';
import { stageTexts } from './stage.texts';

/** How to switch the current page to a newer build of its remote, if there is one. Navigation switches by itself. */
const useNewerPage = () => {
  const { pending } = useSyncExternalStore(buildsStore.subscribe, buildsStore.get);
  const { name, remount } = useSyncExternalStore(stageStore.subscribe, stageStore.get);
  if (!name || !remount || !pending.has(name)) return undefined;
  return () => {
    activateNewerBuilds();
    remount();
  };
};

const useNewerShell = () => {
  const registry = useSyncExternalStore(registryStore.subscribe, registryStore.get);
  return differsFromServer(shellBuild, registry?.shell) ? () => window.location.reload() : undefined;
};

/** Offers a newer build of the shell or of the current page. Switches only when the user asks for it. */
export const NewVersion = () => {
  const newerShell = useNewerShell();
  const newerPage = useNewerPage();
  const switchToNewer = newerShell ?? newerPage;
  return (
    <div role="status" className="s-newer">
      {switchToNewer && (
        <p>
          {stageTexts.newVersion}
          <Button size="small" onClick={() => confirmBeforeLeaving(switchToNewer)}>
            {stageTexts.switchToIt}
          </Button>
        </p>
      )}
    </div>
  );
};
