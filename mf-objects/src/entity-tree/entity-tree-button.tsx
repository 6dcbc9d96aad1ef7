import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import { Button } from '@husrum/ui/core';
import { use } from 'react';
import { entityTreeTexts } from './entity-tree.texts';
import { EntityTreeContext } from './entity-tree-context';

/** The button that shows the hidden object tree. It is one of the actions of a page inside an `EntityTreeLayout`. */
export const EntityTreeButton = () => {
  const tree = use(EntityTreeContext);
  if (!tree || (tree.isShown && !tree.isDrawer)) return null;
  return (
    <Button ref={tree.buttonRef} icon={<ApartmentOutlined />} onClick={tree.show}>
      {entityTreeTexts.title}
    </Button>
  );
};
