import './list-menu.css';
import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined';
import Dropdown from 'antd/es/dropdown';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/button';
import { PageLink } from '../link/page-link';
import type { Column } from '../table/column';
import type { KeptList } from './list-preference';

// Opened seldom, so fetched when it is.
const ListDialogs = lazy(() => import('./list-dialogs'));

export type ListDialog = 'save' | 'views' | 'columns';

export interface ListMenuProps {
  kept: KeptList;
  /** Where the list is now, on its first page. */
  address: string;
  columns: readonly Pick<Column<never>, 'key' | 'title'>[];
}

/** Saved views to go to, and the dialogs that change them and the columns. */
export const ListMenu = (props: ListMenuProps) => {
  const [dialog, setDialog] = useState<ListDialog>();
  const { kept, address } = props;
  const { views, hidden } = kept.preference;
  const current = views.find((view) => view.address === address);
  const saved = views.map((view, index) => ({
    key: `view-${index}`,
    label: <PageLink to={view.address}>{view.name}</PageLink>,
  }));
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          selectedKeys: current ? [`view-${views.indexOf(current)}`] : [],
          items: [
            ...saved,
            ...(saved.length > 0 ? [{ type: 'divider' as const }] : []),
            { key: 'save', label: 'Spara vy …', onClick: () => setDialog('save') },
            ...(saved.length > 0
              ? [{ key: 'views', label: 'Byt namn eller ta bort …', onClick: () => setDialog('views') }]
              : []),
            { key: 'columns', label: 'Kolumner …', onClick: () => setDialog('columns') },
          ],
        }}
      >
        <Button icon={<ControlOutlined />} aria-haspopup="menu">
          <span className="h-list-menu">
            {current?.name ?? 'Vy'}
            {hidden.length > 0 && <span className="h-visually-hidden">, kolumner är dolda</span>}
          </span>
        </Button>
      </Dropdown>
      {dialog && (
        <Suspense>
          <ListDialogs {...props} dialog={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
};
