import './new-version.css';
import { confirmBeforeLeaving, useStore } from '@husrum/platform/shell';
import { Button } from '@husrum/ui/core';
import { buildsStore } from '../registry/builds.store';
import { activateNewerBuilds } from '../registry/newer-builds';
import { registryStore } from '../registry/registry';
import { shellBuild } from '../telemetry/visit';
import { differsFromServer } from './new-version.rules';
import { stageStore } from './stage.store';
import { stageTexts } from './stage.texts';

/** Returns a function that switches the current page to a newer build of its remote, if there is one. */
const useSwitchToNewerPage = () => {
  const { pending } = useStore(buildsStore);
  const { name, remount } = useStore(stageStore);
  if (!name || !remount || !pending.has(name)) return undefined;
  return () => {
    activateNewerBuilds();
    remount();
  };
};

/** Returns a function that reloads the page, if the server has another shell build. */
const useSwitchToNewerShell = () => {
  const registry = useStore(registryStore);
  return differsFromServer(shellBuild, registry?.shell) ? () => window.location.reload() : undefined;
};

/** Offers a newer build of the shell or of the current page. Switches only when the user asks for it. */
export const NewVersion = () => {
  const switchToNewerShell = useSwitchToNewerShell();
  const switchToNewerPage = useSwitchToNewerPage();
  const switchToNewer = switchToNewerShell ?? switchToNewerPage;
  return (
    <div role="status" className="s-new-version">
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
