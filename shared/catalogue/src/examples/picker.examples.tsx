import { ApiError, NETWORK_ERROR_TEXT } from '@husrum/api-client';
import { StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SearchPicker } from '@husrum/ui/input';
import type { ExampleGroup } from './example';
import { FieldWidth } from './row';
import { LONG_TEXT } from './sample.texts';

interface Hit {
  readonly id: number;
  readonly name: string;
}

const hits: readonly Hit[] = [
  { id: 1, name: 'Lgh 1001' },
  { id: 2, name: 'Lgh 1002' },
  { id: 3, name: LONG_TEXT },
];

interface Props {
  label: string;
  /** What the search answers. */
  answer: () => Promise<readonly Hit[]>;
  text?: string;
  isSimilar?: boolean;
  total?: number;
}

const PickerExample = ({ label, answer, text = '', isSimilar = false, total }: Props) => (
  <FieldWidth>
    <SearchPicker
      label={label}
      query={(searched) => ({ queryKey: ['catalogue', label, searched], queryFn: answer, retry: false })}
      items={(data) => data}
      option={({ id, name }) => ({
        key: id,
        title: name,
        detail: 'Storgatan 1',
        tag: <StatusTag kind="entity" value={id === 1 ? 'UTHYRD' : 'VAKANT'} />,
      })}
      isSimilar={() => isSimilar}
      total={(data) => ({ value: total ?? data.length })}
      onPick={() => {}}
      initialText={text}
      whenBlank="search"
      emptyListText="Det finns inga objekt än."
      emptyListActions={<Button>Nytt objekt</Button>}
      commands={[{ key: 'create', title: 'Nytt objekt', keywords: 'nytt skapa', run: () => {} }]}
    />
  </FieldWidth>
);

const answerWith = (data: readonly Hit[]) => () => Promise.resolve(data);

export const pickerExamples: ExampleGroup = {
  title: 'Sök och välj',
  components: {
    SearchPicker: [
      { title: 'Inget att välja', content: <PickerExample label="Sök, inget" answer={answerWith([])} /> },
      {
        title: 'Inga träffar',
        content: <PickerExample label="Sök, inga träffar" answer={answerWith([])} text="zzz" />,
      },
      { title: 'En träff', content: <PickerExample label="Sök, en" answer={answerWith(hits.slice(0, 1))} /> },
      {
        title: 'Många träffar',
        content: <PickerExample label="Sök, många" answer={answerWith(hits)} total={312} />,
      },
      {
        title: 'Bara liknande träffar',
        content: <PickerExample label="Sök, liknande" answer={answerWith(hits)} text="lhg" isSimilar />,
      },
      {
        title: 'Ett kommando',
        content: <PickerExample label="Sök, kommando" answer={answerWith([])} text="nytt" />,
      },
      {
        title: 'Fel',
        content: (
          <PickerExample
            label="Sök, fel"
            answer={() => Promise.reject(new ApiError(0, NETWORK_ERROR_TEXT))}
          />
        ),
      },
    ],
  },
};
