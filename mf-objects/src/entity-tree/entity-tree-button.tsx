import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import { Button } from '@husrum/ui/core';
import { use } from 'react';
import { entityTreeTexts } from './entity-tree.texts';
import { EntityTreeContext } from './entity-tree-context';

/** Shows the object tree; for the actions of a page inside an `EntityTreeLayout`. */
export const EntityTreeButton = () => {
  const tree = use(EntityTreeContext);
  if (!tree || (tree.isShown && !tree.isDrawer)) return null;
  return (
    <Button ref={tree.buttonRef} icon={<ApartmentOutlined />} onClick={tree.show}>
      {entityTreeTexts.title}
    </Button>
  );
};
