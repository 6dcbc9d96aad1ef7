import { DisabledFields, SelectedItem } from '@husrum/ui';
import { Checkbox, MultiSelect, Radio, Select, Switch } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { DatePicker } from '@husrum/ui/date';
import { DateFilter, DateInput, Input, SearchInput } from '@husrum/ui/input';
import { Upload, type UploadFile } from '@husrum/ui/upload';
import { useState } from 'react';
import type { ExampleGroup } from './example';
import { FieldWidth, Row } from './row';
import { LONG_TEXT } from './sample.texts';

const nothing = () => {};

const DateInputExample = ({ value = null, label }: { value?: string | null; label: string }) => {
  const [date, setDate] = useState<string | null>(value);
  return (
    <FieldWidth>
      <DateInput aria-label={label} value={date} onChange={setDate} />
    </FieldWidth>
  );
};

const types = [
  { value: 'apartment', label: 'Lägenhet' },
  { value: 'premises', label: 'Lokal' },
  { value: 'parking', label: LONG_TEXT },
];
const file: UploadFile = { uid: '1', name: 'hyresavtal.pdf', status: 'done' };
const failedFile: UploadFile = {
  uid: '2',
  name: 'ritning.png',
  status: 'error',
  response: 'Filen är för stor.',
};

export const inputExamples: ExampleGroup = {
  title: 'Inmatning utanför formulär',
  components: {
    Input: [
      {
        title: 'Tom, ifylld, avstängd och med fel',
        content: (
          <FieldWidth>
            <div className="h-stack">
              <Input aria-label="Tom" placeholder="Skriv ett namn" />
              <Input aria-label="Ifylld" defaultValue="Lgh 1001" />
              <Input aria-label="Avstängd" defaultValue="Lgh 1001" disabled />
              <Input aria-label="Med fel" defaultValue="Lgh" status="error" aria-invalid />
              <Input aria-label="Med enhet" defaultValue="8 500" suffix="kr" className="h-number" />
              <Input.Password aria-label="Lösenord" defaultValue="hemligt" autoComplete="off" />
              <Input.TextArea aria-label="Flera rader" defaultValue={LONG_TEXT} autoSize={{ minRows: 2 }} />
            </div>
          </FieldWidth>
        ),
      },
    ],
    SearchInput: [
      {
        title: 'Tom, ifylld och avstängd',
        content: (
          <FieldWidth>
            <div className="h-stack">
              <SearchInput label="Sök objekt" onSearch={nothing} />
              <SearchInput label="Sök hyresgäst" defaultValue="Anna" onSearch={nothing} />
              <SearchInput label="Sök företag" disabled onSearch={nothing} />
            </div>
          </FieldWidth>
        ),
      },
    ],
    DateInput: [
      { title: 'Tom', content: <DateInputExample label="Tom dag" /> },
      { title: 'Ifylld', content: <DateInputExample label="Ifylld dag" value="2026-11-20" /> },
      { title: 'Inget datum', content: <DateInputExample label="Inget datum" value="imorgon kanske" /> },
      {
        title: 'Månad och tidpunkt',
        content: (
          <FieldWidth>
            <div className="h-stack">
              <DateInput kind="month" aria-label="Månad" value="2026-11" onChange={nothing} />
              <DateInput kind="minute" aria-label="Tidpunkt" value="2026-11-20 10:08" onChange={nothing} />
            </div>
          </FieldWidth>
        ),
      },
      {
        title: 'Avstängd och med fel',
        content: (
          <FieldWidth>
            <div className="h-stack">
              <DateInput aria-label="Avstängd dag" value="2026-11-20" onChange={nothing} disabled />
              <DateInput
                aria-label="Dag med fel"
                value="2026-13-20"
                onChange={nothing}
                status="error"
                aria-invalid
              />
            </div>
          </FieldWidth>
        ),
      },
    ],
    DateFilter: [
      { title: 'Tom', content: <DateFilter label="Från och med" value={undefined} onChange={nothing} /> },
      { title: 'Ifylld', content: <DateFilter label="Till och med" value="2026-11-20" onChange={nothing} /> },
    ],
    DatePicker: [
      {
        title: 'Tom, avstängd och med fel',
        content: (
          <Row>
            <DatePicker aria-label="Dag" />
            <DatePicker aria-label="Avstängd dag" disabled />
            <DatePicker aria-label="Dag med fel" status="error" />
            <DatePicker aria-label="Månad" picker="month" />
          </Row>
        ),
      },
    ],
    Checkbox: [
      {
        title: 'Av, på, delvis och avstängd',
        content: (
          <Row>
            <Checkbox>Av</Checkbox>
            <Checkbox defaultChecked>På</Checkbox>
            <Checkbox indeterminate>Delvis</Checkbox>
            <Checkbox disabled>Av, avstängd</Checkbox>
            <Checkbox defaultChecked disabled>
              På, avstängd
            </Checkbox>
          </Row>
        ),
      },
      { title: 'Lång text', content: <Checkbox>{LONG_TEXT}</Checkbox> },
    ],
    Radio: [
      { title: 'En vald', content: <Radio.Group aria-label="Typ" options={types} defaultValue="premises" /> },
      { title: 'Ingen vald', content: <Radio.Group aria-label="Typ, ingen vald" options={types} /> },
      {
        title: 'Avstängd',
        content: <Radio.Group aria-label="Typ, avstängd" options={types} defaultValue="premises" disabled />,
      },
    ],
    Switch: [
      {
        title: 'Av, på, avstängd och arbetar',
        content: (
          <Row>
            <Switch aria-label="Av" />
            <Switch aria-label="På" defaultChecked />
            <Switch aria-label="Av, avstängd" disabled />
            <Switch aria-label="På, avstängd" defaultChecked disabled />
            <Switch aria-label="Arbetar" loading />
          </Row>
        ),
      },
    ],
    Select: [
      {
        title: 'Tom, vald, avstängd, med fel och hämtar',
        content: (
          <FieldWidth>
            <div className="h-stack">
              <Select aria-label="Tom" placeholder="Välj" options={types} />
              <Select aria-label="Vald" defaultValue="premises" options={types} />
              <Select aria-label="Lång text" defaultValue="parking" options={types} />
              <Select aria-label="Avstängd" defaultValue="premises" options={types} disabled />
              <Select aria-label="Med fel" placeholder="Välj" options={types} status="error" />
              <Select aria-label="Hämtar" placeholder="Välj" loading />
            </div>
          </FieldWidth>
        ),
      },
    ],
    MultiSelect: [
      {
        title: 'Tom, flera valda och avstängd',
        content: (
          <FieldWidth>
            <div className="h-stack">
              <MultiSelect aria-label="Tom" placeholder="Alla" options={types} />
              <MultiSelect
                aria-label="Flera valda"
                defaultValue={['apartment', 'premises', 'parking']}
                options={types}
              />
              <MultiSelect aria-label="Avstängd" defaultValue={['apartment']} options={types} disabled />
            </div>
          </FieldWidth>
        ),
      },
    ],
    Upload: [
      {
        title: 'Inga filer',
        content: (
          <Upload beforeUpload={() => false}>
            <Button>Välj filer</Button>
          </Upload>
        ),
      },
      {
        title: 'En fil, och en som inte gick att ladda upp',
        content: (
          <Upload beforeUpload={() => false} defaultFileList={[file, failedFile]}>
            <Button>Välj fler filer</Button>
          </Upload>
        ),
      },
      {
        title: 'Avstängd',
        content: (
          <Upload disabled>
            <Button disabled>Välj filer</Button>
          </Upload>
        ),
      },
      {
        title: 'Dra hit',
        content: (
          <Upload.Dragger beforeUpload={() => false}>
            <p>Dra hit en fil eller klicka för att välja</p>
          </Upload.Dragger>
        ),
      },
    ],
    SelectedItem: [
      {
        title: 'Vanlig',
        content: (
          <SelectedItem title="Lgh 1001" detail="Storgatan 1" changeLabel="Byt objekt" onChange={nothing} />
        ),
      },
      {
        title: 'Lång text',
        content: (
          <SelectedItem title={LONG_TEXT} detail={LONG_TEXT} changeLabel="Byt objekt" onChange={nothing} />
        ),
      },
    ],
    DisabledFields: [
      {
        title: 'Allt inne i den är avstängt',
        content: (
          <DisabledFields>
            <Row>
              <Input aria-label="Namn" defaultValue="Lgh 1001" />
              <Checkbox defaultChecked>Ingår i hyran</Checkbox>
              <Button>Spara</Button>
            </Row>
          </DisabledFields>
        ),
      },
    ],
  },
};
