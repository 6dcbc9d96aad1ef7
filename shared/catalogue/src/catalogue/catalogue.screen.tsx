import { useParams } from 'react-router-dom';
import { ComponentList } from './component-list';
import { ComponentPage } from './component-page';

/** All components, or one of them in all its states. */
export default function CatalogueScreen() {
  const { component } = useParams();
  return component === undefined ? <ComponentList /> : <ComponentPage key={component} name={component} />;
}
