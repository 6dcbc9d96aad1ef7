import { useConfirmAmount, useConfirmRent } from '@husrum/forms';
import { notify } from '@husrum/platform';
import { DoneFooter, ModalForm, RowsSkeleton, useConfirm } from '@husrum/ui';
import { App, Button, Drawer, Modal } from '@husrum/ui/core';
import { Input } from '@husrum/ui/input';
import type { ExampleGroup } from './example';
import { Opener } from './opener';
import { Row } from './row';
import { LONG_TEXT, LONG_WORD } from './sample.texts';

const nothing = () => {};

const ConfirmExamples = () => {
  const confirm = useConfirm();
  const confirmAmount = useConfirmAmount();
  const confirmRent = useConfirmRent();
  const rent = (fee: number) => ({ fee, payment_interval: 'MONTHLY' as const });
  return (
    <Row>
      <Button data-opens="dialog" onClick={() => void confirm('Vill du skicka denna hyresavi?')}>
        Vanlig fråga
      </Button>
      <Button
        data-opens="dialog"
        onClick={() =>
          void confirm({ title: 'Ta bort uthyrningen?', text: LONG_TEXT, ok: 'Ta bort', danger: true })
        }
      >
        Kan inte ångras
      </Button>
      <Button data-opens="dialog" onClick={() => void confirmAmount(500, 50000)}>
        Ovanligt belopp
      </Button>
      <Button data-opens="dialog" onClick={() => void confirmRent(rent(8500), rent(85000), null)}>
        Ovanlig hyra
      </Button>
    </Row>
  );
};

const ToastExamples = () => (
  <Row>
    <Button onClick={() => notify.success('Uthyrningen är sparad.')}>Klart</Button>
    <Button onClick={() => notify.success('Raden är borttagen.', { label: 'Ångra', onClick: nothing })}>
      Klart, kan ångras
    </Button>
    <Button onClick={() => notify.info('Rapporten skapas i bakgrunden.')}>Upplysning</Button>
    <Button onClick={() => notify.warning('Två hyresgäster saknar mejladress.')}>Varning</Button>
    <Button onClick={() => notify.error('Hyresavin kunde inte skickas.')}>Fel</Button>
    <Button onClick={() => notify.error(LONG_TEXT)}>Lång text</Button>
  </Row>
);

const longContent = Array.from({ length: 30 }, (_, index) => <p key={index}>{LONG_TEXT}</p>);

export const dialogExamples: ExampleGroup = {
  title: 'Dialoger och meddelanden',
  components: {
    Modal: [
      {
        title: 'Vanlig',
        content: (
          <Opener label="Öppna en modal">
            {(open, close) => (
              <Modal title="Kreditera hyresavin" open={open} onCancel={close} onOk={close} okText="Kreditera">
                Hela beloppet krediteras.
              </Modal>
            )}
          </Opener>
        ),
      },
      {
        title: 'Arbetar',
        content: (
          <Opener label="Öppna en modal som arbetar">
            {(open, close) => (
              <Modal
                title="Kreditera hyresavin"
                open={open}
                onCancel={close}
                okButtonProps={{ loading: true }}
                okText="Kreditera"
              >
                <div data-example>
                  <RowsSkeleton rows={2} />
                </div>
              </Modal>
            )}
          </Opener>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Opener label="Öppna en lång modal">
            {(open, close) => (
              <Modal title={LONG_WORD} open={open} onCancel={close} footer={null}>
                {longContent}
              </Modal>
            )}
          </Opener>
        ),
      },
      { title: 'Frågor', content: <ConfirmExamples /> },
    ],
    ModalForm: [
      {
        title: 'Vanlig',
        content: (
          <Opener label="Öppna ett formulär">
            {(open, close) => (
              <ModalForm title="Byt namn" open={open} onClose={close}>
                <Input aria-label="Namn" defaultValue="Lgh 1001" />
                <DoneFooter onDone={close} />
              </ModalForm>
            )}
          </Opener>
        ),
      },
    ],
    Drawer: [
      {
        title: 'Vanlig',
        content: (
          <Opener label="Öppna en låda">
            {(open, close) => (
              <Drawer title="Notiser" open={open} onClose={close}>
                Inga nya notiser.
              </Drawer>
            )}
          </Opener>
        ),
      },
      {
        title: 'Lång text',
        content: (
          <Opener label="Öppna en lång låda">
            {(open, close) => (
              <Drawer title={LONG_TEXT} open={open} onClose={close}>
                {longContent}
              </Drawer>
            )}
          </Opener>
        ),
      },
    ],
    DoneFooter: [
      { title: 'Vanlig', content: <DoneFooter onDone={nothing} /> },
      {
        title: 'Med en knapp till',
        content: (
          <DoneFooter onDone={nothing} label="Stäng">
            <Button>Visa alla kolumner</Button>
          </DoneFooter>
        ),
      },
    ],
    App: [
      {
        title: 'Meddelanden om vad som har hänt',
        content: (
          <App>
            <ToastExamples />
          </App>
        ),
      },
    ],
  },
};
