import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { tenantCalls } from '@husrum/contract/tenant';
import { CopyButton, type MenuAction, MoreMenu, PageLink, PermissionContext } from '@husrum/ui';
import { Badge, Button, Dropdown, Tooltip } from '@husrum/ui/core';
import { CellButton } from '@husrum/ui/data';
import Icon from '@husrum/ui/icon';
import { Popover } from '@husrum/ui/popover';
import type { ExampleGroup } from './example';
import { Row } from './row';
import { LONG_TEXT, LONG_WORD } from './sample.texts';

const nothing = () => {};

const actions: readonly MenuAction[] = [
  { key: 'edit', label: 'Redigera', onClick: nothing },
  {
    key: 'invite',
    label: 'Bjud in till portalen',
    disabled: true,
    reason: 'Portalen är avstängd',
    onClick: nothing,
  },
  { key: 'remove', label: 'Ta bort', icon: <DeleteOutlined />, danger: true, onClick: nothing },
];

/** The drawing of a plus, as @ant-design/icons describes it. */
const plus = {
  name: 'plus',
  theme: 'outlined' as const,
  icon: {
    tag: 'svg',
    attrs: { viewBox: '64 64 896 896' },
    children: [{ tag: 'path', attrs: { d: 'M482 152h60v720h-60zM192 474h672v60H192z' } }],
  },
};

export const buttonExamples: ExampleGroup = {
  title: 'Knappar, menyer och länkar',
  components: {
    Button: [
      {
        title: 'Slag',
        content: (
          <Row>
            <Button type="primary">Spara</Button>
            <Button>Avbryt</Button>
            <Button type="text">Visa mer</Button>
            <Button type="link">Rensa filter</Button>
            <Button danger>Ta bort</Button>
            <Button type="primary" danger>
              Ta bort
            </Button>
          </Row>
        ),
      },
      {
        title: 'Med ikon',
        content: (
          <Row>
            <Button type="primary" icon={<PlusOutlined />}>
              Ny uthyrning
            </Button>
            <Button icon={<DeleteOutlined />} aria-label="Ta bort" />
            <Button size="small" icon={<PlusOutlined />}>
              Liten
            </Button>
          </Row>
        ),
      },
      {
        title: 'Avstängd',
        content: (
          <Row>
            <Button type="primary" disabled>
              Spara
            </Button>
            <Button disabled>Avbryt</Button>
            <Button danger disabled>
              Ta bort
            </Button>
          </Row>
        ),
      },
      {
        title: 'Arbetar',
        content: (
          <Row>
            <Button type="primary" loading>
              Sparar
            </Button>
            <Button loading>Hämtar</Button>
          </Row>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Row>
            <Button type="primary">Skapa hyresavier för alla uthyrningar i företaget</Button>
          </Row>
        ),
      },
      {
        title: 'Rollen får inte göra anropet: knappen saknas',
        content: (
          <PermissionContext value={() => false}>
            <Row>
              <Button call={tenantCalls.create}>Ny hyresgäst</Button>
              <span className="h-muted">Här finns ingen knapp.</span>
            </Row>
          </PermissionContext>
        ),
      },
    ],
    CopyButton: [
      { title: 'Vanlig', content: <CopyButton text="5012-3456" /> },
      { title: 'Med eget namn', content: <CopyButton text="5012-3456" label="Kopiera bankgiro" /> },
    ],
    CellButton: [
      { title: 'Vanlig', content: <CellButton onClick={nothing}>Nyckel till tvättstugan</CellButton> },
      { title: 'Lång text', content: <CellButton onClick={nothing}>{LONG_TEXT}</CellButton> },
    ],
    MoreMenu: [
      { title: 'Flera val, ett avstängt med skäl', content: <MoreMenu actions={actions} /> },
      { title: 'Liten, i en rad', content: <MoreMenu small actions={actions} label="Val för raden" /> },
      {
        title: 'Inga val: menyn saknas',
        content: (
          <Row>
            <MoreMenu actions={[]} />
            <span className="h-muted">Här finns ingen meny.</span>
          </Row>
        ),
      },
    ],
    Dropdown: [
      {
        title: 'Vanlig',
        content: (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'pdf', label: 'PDF' },
                { key: 'excel', label: 'Excel', disabled: true },
                { type: 'divider' },
                { key: 'remove', label: 'Ta bort', danger: true },
              ],
            }}
          >
            <Button aria-haspopup="menu">Ladda ner</Button>
          </Dropdown>
        ),
      },
      {
        title: 'Avstängd',
        content: (
          <Dropdown disabled menu={{ items: [] }}>
            <Button aria-haspopup="menu">Ladda ner</Button>
          </Dropdown>
        ),
      },
    ],
    Tooltip: [
      {
        title: 'Vanlig',
        content: (
          <Tooltip title="Skickas i natt klockan 02">
            <Button>Visa förklaring</Button>
          </Tooltip>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Tooltip title={LONG_TEXT}>
            <Button>Visa lång förklaring</Button>
          </Tooltip>
        ),
      },
    ],
    Popover: [
      {
        title: 'Vanlig',
        content: (
          <Popover title="Så räknas hyran" content="8 500 kr i månaden, 12 gånger om året." trigger="click">
            <Button>Så räknas hyran</Button>
          </Popover>
        ),
      },
    ],
    Badge: [
      {
        title: 'Noll, få och många',
        content: (
          <Row>
            <Badge count={0} showZero>
              <Button>Ärenden</Button>
            </Badge>
            <Badge count={3}>
              <Button>Ärenden</Button>
            </Badge>
            <Badge count={1204} overflowCount={999}>
              <Button>Ärenden</Button>
            </Badge>
          </Row>
        ),
      },
      {
        title: 'Prick',
        content: (
          <Badge dot>
            <Button>Notiser</Button>
          </Badge>
        ),
      },
    ],
    PageLink: [
      { title: 'Vanlig', content: <PageLink to="/catalogue">Till katalogen</PageLink> },
      {
        title: 'I en mening',
        content: (
          <p>
            Avtalet gäller <PageLink to="/catalogue">Lägenhet 1001</PageLink> från nästa månad.
          </p>
        ),
      },
      { title: 'Lång text', content: <PageLink to="/catalogue">{LONG_WORD}</PageLink> },
    ],
    Icon: [
      {
        title: 'Bredvid en text, dold för skärmläsare',
        content: (
          <p>
            <Icon icon={plus} /> Lägg till
          </p>
        ),
      },
      { title: 'Med eget namn', content: <Icon icon={plus} role="img" aria-label="Lägg till" /> },
    ],
  },
};
