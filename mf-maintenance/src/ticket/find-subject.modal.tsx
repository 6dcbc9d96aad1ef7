import { routes } from '@husrum/contract/routes';
import type { SearchHit } from '@husrum/contract/search';
import { useGo } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { subjectsFound } from './ticket.queries';

interface Props {
  open: boolean;
  onClose: () => void;
}

const linkOf = ({ _index, _source }: SearchHit): string =>
  routes.ticket.create({ type: _index === 'tenants' ? 'tenant' : 'entity', id: _source.render.id });

/** A ticket begins with what it is about. */
export const FindSubjectModal = ({ open, onClose }: Props) => {
  const go = useGo();
  return (
    <ModalForm title="Vad gäller ärendet?" open={open} onClose={onClose}>
      <SearchPicker
        label="Sök objekt eller hyresgäst"
        placeholder="Sök objekt eller hyresgäst"
        autoFocus
        query={subjectsFound}
        items={({ hits }) => hits.hits}
        option={({ _index, _source: { render } }) => ({
          key: `${_index}-${render.id}`,
          title: render.title,
          detail: [render.type, render.subtitle].filter(Boolean).join(' · '),
        })}
        onPick={(hit) => go(linkOf(hit))}
      />
    </ModalForm>
  );
};
