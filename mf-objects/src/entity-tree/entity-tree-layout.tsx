import './entity-tree-layout.css';
import { Panel } from '@husrum/platform';
import { PageContext, parseId, useWindowWidth } from '@husrum/ui';
import { Drawer } from '@husrum/ui/core';
import { type ReactNode, use, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entityTreeTexts } from './entity-tree.texts';
import { EntityTreeButton } from './entity-tree-button';
import { EntityTreeContext, type EntityTreeView } from './entity-tree-context';
import { isBesidePage, isTreeShown, limitWidth } from './tree-preference.rules';
import { readPreference, storePreference } from './tree-storage';

interface Props {
  /** The object of the page. */
  entityId?: number;
  children: ReactNode;
}

/**
 * A page with the object tree on its left, or in a drawer in a narrow window. The code of the tree is fetched when the tree
 * is first shown.
 */
export const EntityTreeLayout = ({ entityId, children }: Props) => {
  const { key, pathname, search } = useLocation();
  // Each navigation has its own key, also a navigation to the page that is already open.
  const visit = [key, pathname, search].join(' ');
  const [preference, setPreference] = useState(readPreference);
  const isJustHidden = useRef(false);
  // The visit in which the user opened the drawer. A node of the tree opens a page, which is another visit: the drawer closes.
  const [drawerVisit, setDrawerVisit] = useState<string>();
  const isDrawer = !useWindowWidth(isBesidePage);
  const isBesideShown = useWindowWidth((width) => isTreeShown(preference, width));
  const isShown = isDrawer ? drawerVisit === visit : isBesideShown;

  const view = useMemo((): EntityTreeView => {
    const setShown = (shown: boolean) => {
      if (isDrawer) return setDrawerVisit(shown ? visit : undefined);
      isJustHidden.current = !shown;
      setPreference((current) => ({ ...current, shown }));
      storePreference({ ...readPreference(), shown });
    };
    return {
      isDrawer,
      isShown,
      width: preference.width,
      buttonRef: (button) => {
        if (button && isJustHidden.current) button.focus();
        if (button) isJustHidden.current = false;
      },
      show: () => setShown(true),
      hide: () => setShown(false),
      resize: (wanted) => {
        const width = limitWidth(wanted);
        setPreference((current) => ({ ...current, width }));
        storePreference({ ...readPreference(), width });
      },
    };
  }, [isDrawer, isShown, preference.width, visit]);

  const companyId = entityId
    ? undefined
    : (parseId(new URLSearchParams(search).get('company_id') ?? '') ?? undefined);
  const tree = <Panel name="entity.tree" entityId={entityId} companyId={companyId} />;
  // A page that cannot be shown has no actions of its own, and a hidden tree would have no button.
  const failedPage = use(PageContext);
  const failedPageWithButton = useMemo(
    () => failedPage && { ...failedPage, actions: <EntityTreeButton /> },
    [failedPage],
  );
  return (
    <EntityTreeContext value={view}>
      <div className="entity-tree-page">
        {!isDrawer && isShown && (
          <nav
            className="entity-tree-page__side"
            aria-label={entityTreeTexts.title}
            style={{ width: view.width }}
          >
            {tree}
          </nav>
        )}
        <PageContext value={failedPageWithButton}>
          <div className="entity-tree-page__content">{children}</div>
        </PageContext>
        {isDrawer && (
          <Drawer
            title={entityTreeTexts.title}
            placement="left"
            size="min(100vw, 450px)"
            open={isShown}
            onClose={view.hide}
            classNames={{ body: 'entity-tree-page__drawer' }}
          >
            {tree}
          </Drawer>
        )}
      </div>
    </EntityTreeContext>
  );
};
