import './list-menu.css';
import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined';
import Dropdown from 'antd/es/dropdown';
import { useState } from 'react';
import { Button } from '../button/button';
import { lazyDialog } from '../lazy/lazy-component';
import { PageLink } from '../link/page-link';
import { listTexts } from './list.texts';
import type { ListDialog, ListMenuProps } from './list-menu-props';

// It is rarely opened, so it is loaded on demand.
const ListDialogs = lazyDialog(() => import('./list-dialogs'));

/** Links to the saved views, and the dialogs that change views and columns. */
export const ListMenu = (props: ListMenuProps) => {
  const [dialog, setDialog] = useState<ListDialog>();
  const { listPreference, url } = props;
  const { views, hidden } = listPreference.preference;
  const current = views.find((view) => view.address === url);
  const viewItems = views.map((view, index) => ({
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
            ...viewItems,
            ...(viewItems.length > 0 ? [{ type: 'divider' as const }] : []),
            { key: 'save', label: listTexts.saveViewItem, onClick: () => setDialog('save') },
            ...(viewItems.length > 0
              ? [{ key: 'views', label: listTexts.editViewsItem, onClick: () => setDialog('views') }]
              : []),
            { key: 'columns', label: listTexts.columnsItem, onClick: () => setDialog('columns') },
          ],
        }}
      >
        <Button icon={<ControlOutlined />} aria-haspopup="menu">
          <span className="h-list-menu">
            {current?.name ?? listTexts.menu}
            {hidden.length > 0 && <span className="h-visually-hidden">{listTexts.hasHiddenColumns}</span>}
          </span>
        </Button>
      </Dropdown>
      {dialog && <ListDialogs {...props} dialog={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
};
