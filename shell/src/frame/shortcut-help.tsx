import './shortcut-help.css';
import { ModalForm } from '@husrum/ui';
import { hasPage } from '../registry/has-page';
import { generalShortcuts, navigationShortcuts } from './shortcuts.rules';
import { shortcutTexts } from './shortcuts.texts';

const listRows = () => [
  ...generalShortcuts,
  ...navigationShortcuts
    .filter(({ link }) => hasPage(link))
    .map(({ key, title }) => ({ keys: [`g ${key}`], title: shortcutTexts.goTo(title) })),
];

export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <ModalForm title={shortcutTexts.title} open onClose={onClose} width={480}>
      <dl className="s-keys">
        {listRows().map(({ keys, title }) => (
          <div key={title}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </ModalForm>
  );
}
