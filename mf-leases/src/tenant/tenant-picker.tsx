import { SearchPicker } from '@husrum/ui/input';
import { tenantSearch } from './tenant.queries';

interface Props {
  onPick: (tenantId: number) => void;
  autoFocus?: boolean;
}

/** Finds somebody who is a tenant already. */
export const TenantPicker = ({ onPick, autoFocus = false }: Props) => (
  <SearchPicker
    label="Sök hyresgäst"
    placeholder="Namn, personnummer eller adress"
    autoFocus={autoFocus}
    query={tenantSearch}
    items={({ hits }) => hits.hits}
    option={({ _id, _source: { render } }) => ({ key: _id, title: render.title, detail: render.subtitle })}
    onPick={({ _source: { render } }) => onPick(render.id)}
  />
);
