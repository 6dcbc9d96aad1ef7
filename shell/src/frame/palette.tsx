import { useGo } from '@husrum/platform';
import { type PickerCommand, SearchPicker } from '@husrum/ui/input';
import { useSyncExternalStore } from 'react';
import { registryStore } from '../registry/registry';
import { commandsOf, soughtIn } from './commands.rules';
import { searchQuery } from './frame.queries';
import { navOf } from './nav.rules';

/** Everything that can be found, made or gone to, by a few letters. */
export default function Palette({ onDone }: { onDone: () => void }) {
  const go = useGo();
  const registry = useSyncExternalStore(registryStore.subscribe, registryStore.get);
  const goTo = (link: string) => {
    onDone();
    go(link);
  };
  const commands = commandsOf(navOf(registry).flatMap(({ entries }) => entries)).map(
    ({ title, words = '', link }): PickerCommand => ({
      key: title,
      title,
      words: `${title} ${words}`,
      tag: <span className="h-muted">Kommando</span>,
      run: () => goTo(link),
    }),
  );
  return (
    <SearchPicker
      label="Sök bland företag, objekt, hyresgäster, uthyrningar och kommandon"
      placeholder="Namn, adress, nummer eller ”skapa avi”"
      query={(text) => searchQuery(soughtIn(text))}
      items={({ hits }) => hits.hits}
      option={({ _source: { render }, _index }) => ({
        key: `${_index}-${render.id}`,
        title: render.title,
        detail: render.subtitle,
        tag: <span className="h-muted">{render.type}</span>,
      })}
      onPick={({ _source: { render } }) => goTo(render.link)}
      commands={commands}
      autoFocus
    />
  );
}
