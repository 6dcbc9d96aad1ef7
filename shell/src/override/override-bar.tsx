import './override-bar.css';
import { useSession } from '@husrum/platform';
import { confirmBeforeLeaving, useStore } from '@husrum/platform/shell';
import { Button } from '@husrum/ui/core';
import { registryStore } from '../registry/registry';
import { hasRedirectedScripts } from '../registry/script-loader';
import { overrideStore } from './override.store';
import { overrideTexts } from './override.texts';

const reset = () =>
  confirmBeforeLeaving(() => {
    overrideStore.clear();
    window.location.reload();
  });

/** Always visible while a remote is overridden. */
export const OverrideBar = () => {
  const { user } = useSession();
  const registry = useStore(registryStore);
  const override = user.developer ? overrideStore.get() : undefined;
  if (!override || !registry) return null;
  return (
    <div className="s-override" role="status">
      <p>
        <strong>{override.remote}</strong>{' '}
        {hasRedirectedScripts()
          ? overrideTexts.runsFrom(override.origin)
          : overrideTexts.doesNotAnswer(override.origin)}
      </p>
      <Button size="small" onClick={reset}>
        {overrideTexts.reset}
      </Button>
    </div>
  );
};
