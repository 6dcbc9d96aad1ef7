import { makeAccount, testServer } from '../../../test/kit';
import { outboxOf } from '../../platform/outbox';
import { buildServer } from '../../server';
import { letter } from './letter';

const app = testServer();
const get = (url: string) => app.app.inject({ method: 'GET', url });

const written = async (): Promise<number> => {
  const anna = await makeAccount(app);
  return app.tenant(anna, (tx) =>
    outboxOf(tx, anna.billableId, app.settings).mail({
      to: 'bo@example.se',
      subject: 'Hyra <mars>',
      ...letter({
        name: 'Bo & Co',
        paragraphs: ['<script>alert(1)</script>'],
        button: { label: 'Öppna', href: 'http://localhost:4000/x?a=1&b=2' },
      }),
      attachments: [{ name: 'avi åäö.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF') }],
    }),
  );
};

describe('the developer’s mailbox', () => {
  it('shows each message with its links and files, and nothing that people wrote as markup', async () => {
    const id = await written();
    expect((await get('/dev/mail')).body).toContain(`<a href="/dev/mail/${id}">Hyra &lt;mars&gt;</a>`);
    const page = (await get(`/dev/mail/${id}`)).body;
    expect(page).toContain('<a href="http://localhost:4000/x?a=1&amp;b=2">');
    const html = (await get(`/dev/mail/${id}/html`)).body;
    expect(html).toContain('Hej Bo &amp; Co,');
    expect(page + html).not.toContain('<script>');
    const [, link = ''] = /href="(\/dev\/mail\/attachment\/\d+)"/.exec(page) ?? [];
    expect((await get(link)).rawPayload.toString()).toBe('%PDF');
  });

  it('can be read by a program, by recipient', async () => {
    const id = await written();
    const { data } = (await get('/dev/mail.json?to=bo@example.se')).json();
    expect(data[0]).toMatchObject({ id, subject: 'Hyra <mars>', attachments: [{ name: 'avi åäö.pdf' }] });
    expect((await get('/dev/mail.json?to=ingen@example.se')).json()).toEqual({ data: [] });
  });

  it('knows no message that was not written', async () => {
    expect((await get('/dev/mail/999999')).statusCode).toBe(404);
    expect((await get('/dev/mail/x')).statusCode).toBe(404);
  });

  it('is not there in production', async () => {
    const { clock, db, files } = app;
    const settings = { ...app.settings, production: true };
    const production = await buildServer({ settings, clock, db, files, secret: 'x', limits: false });
    const answers = await Promise.all(
      ['/dev/mail.json', '/dev/mail/1/html'].map((url) => production.inject({ method: 'GET', url })),
    );
    expect(answers.map(({ body }) => body.includes('Hyra'))).toEqual([false, false]);
    await production.close();
  });
});
