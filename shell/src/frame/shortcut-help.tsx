import './shortcut-help.css';
import { ModalForm } from '@husrum/ui';
import { goTo, others } from './shortcuts.rules';

const rows = [
  ...others,
  ...goTo.map(({ key, title }) => ({ keys: [`g ${key}`], title: `Gå till ${title}` })),
];

export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <ModalForm title="Kortkommandon" open onClose={onClose} width={480}>
      <dl className="s-keys">
        {rows.map(({ keys, title }) => (
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
