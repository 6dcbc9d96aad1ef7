import './shortcut-help.css';
import { hasPage } from '../registry/has-page';
import { generalShortcuts, navigationShortcuts } from './shortcuts.rules';
import { shortcutTexts } from './shortcuts.texts';

const listRows = () => [
  ...generalShortcuts,
  ...navigationShortcuts
    .filter(({ link }) => hasPage(link))
    .map(({ key, title }) => ({ keys: [`g ${key}`], title: shortcutTexts.goTo(title) })),
];

/** Every shortcut with its keys. Those of pages that the user cannot open are left out. */
export default function ShortcutHelp() {
  return (
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
  );
}
