import { notify } from '@husrum/platform';
import { SearchPicker } from '@husrum/ui/input';
import { tenantSearchQueryOptions } from './tenant.queries';
import { tenantTexts } from './tenant.texts';

interface Props {
  onPick: (tenantId: number) => void;
  autoFocus?: boolean;
}

/** Searches for an existing tenant. */
export const TenantPicker = ({ onPick, autoFocus = false }: Props) => (
  <SearchPicker
    label={tenantTexts.picker.search}
    placeholder={tenantTexts.picker.placeholder}
    autoFocus={autoFocus}
    query={tenantSearchQueryOptions}
    items={({ hits }) => hits.hits}
    isSimilar={({ hits }) => hits.similar}
    total={({ hits }) => hits.total}
    option={({ _id, _source: { render } }) => ({ key: _id, title: render.title, detail: render.subtitle })}
    onError={({ message }) => notify.error(message)}
    onPick={({ _source: { render } }) => onPick(render.id)}
  />
);
