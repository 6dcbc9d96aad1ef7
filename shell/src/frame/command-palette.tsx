import { isPermitted } from '@husrum/contract/permission';
import { useAppNavigate, useSession } from '@husrum/platform';
import { useStore } from '@husrum/platform/shell';
import { type PickerCommand, SearchPicker } from '@husrum/ui/input';
import { hasPage } from '../registry/has-page';
import { registryStore } from '../registry/registry';
import { buildCommands, stripCommandPrefix } from './commands.rules';
import { searchQueryOptions } from './frame.queries';
import { buildNav } from './nav.rules';
import { searchTexts } from './search.texts';

interface Props {
  /** What the user has typed while the code of the palette was fetched. */
  initialText: string;
  onDone: () => void;
}

/** The search over everything, together with the commands. */
export default function CommandPalette({ initialText, onDone }: Props) {
  const navigate = useAppNavigate();
  const { role } = useSession();
  const registry = useStore(registryStore);
  const goTo = (link: string) => {
    onDone();
    navigate(link);
  };
  const entries = buildNav(registry, hasPage).flatMap((section) => section.entries);
  const commands = buildCommands(entries, hasPage, (permission) => isPermitted(role, permission)).map(
    ({ title, keywords = '', link }): PickerCommand => ({
      key: title,
      title,
      keywords: `${title} ${keywords}`,
      tag: <span className="h-muted">{searchTexts.command}</span>,
      run: () => goTo(link),
    }),
  );
  return (
    <SearchPicker
      label={searchTexts.label}
      placeholder={searchTexts.placeholder}
      query={(text) => searchQueryOptions(stripCommandPrefix(text))}
      items={({ hits }) => hits.hits}
      isSimilar={({ hits }) => hits.similar}
      total={({ hits }) => hits.total}
      option={({ _source: { render }, _index }) => ({
        key: `${_index}-${render.id}`,
        title: render.title,
        detail: render.subtitle,
        tag: <span className="h-muted">{render.type}</span>,
      })}
      onPick={({ _source: { render } }) => goTo(render.link)}
      commands={commands}
      autoFocus
      initialText={initialText}
    />
  );
}
