import { buildServer } from '@husrum/api-app/testing';
import { createOutbox, renderMailBody } from '@husrum/api-platform';
import { makeAccount, testServer } from '@husrum/api-testing';

const app = testServer();
const get = (url: string) => app.fastify.inject({ method: 'GET', url });

const sendTestMail = async (): Promise<number> => {
  const anna = await makeAccount(app);
  return app.forAccount(anna, (tx) =>
    createOutbox(tx, anna.businessId, app.settings).sendMail({
      to: 'bo@example.se',
      subject: 'Hyra <mars>',
      ...renderMailBody({
        name: 'Bo & Co',
        paragraphs: ['<script>alert(1)</script>'],
        button: { label: 'Öppna', href: 'http://localhost:4000/x?a=1&b=2' },
      }),
      attachments: [{ name: 'avi åäö.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF') }],
    }),
  );
};

describe('/dev/mail', () => {
  it('shows a mail with links and attachments, and escapes user input', async () => {
    const id = await sendTestMail();
    expect((await get('/dev/mail')).body).toContain(`<a href="/dev/mail/${id}">Hyra &lt;mars&gt;</a>`);
    const page = (await get(`/dev/mail/${id}`)).body;
    expect(page).toContain('<a href="http://localhost:4000/x?a=1&amp;b=2">');
    const html = (await get(`/dev/mail/${id}/html`)).body;
    expect(html).toContain('Hej Bo &amp; Co,');
    expect(page + html).not.toContain('<script>');
    const [, link = ''] = /href="(\/dev\/mail\/attachment\/\d+)"/.exec(page) ?? [];
    expect((await get(link)).rawPayload.toString()).toBe('%PDF');
  });

  it('lists mail by recipient as JSON', async () => {
    const id = await sendTestMail();
    const { data } = (await get('/dev/mail.json?to=bo@example.se')).json();
    expect(data[0]).toMatchObject({ id, subject: 'Hyra <mars>', attachments: [{ name: 'avi åäö.pdf' }] });
    expect((await get('/dev/mail.json?to=ingen@example.se')).json()).toEqual({ data: [] });
  });

  it('answers 404 for an unknown mail', async () => {
    expect((await get('/dev/mail/999999')).statusCode).toBe(404);
    expect((await get('/dev/mail/x')).statusCode).toBe(404);
  });

  it('is off in production', async () => {
    const id = await sendTestMail();
    const { clock, db, files } = app;
    const settings = { ...app.settings, production: true };
    const production = await buildServer({ settings, clock, db, files, secret: 'x', rateLimits: false });
    for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
      const content = /bo@example\.se|Hej Bo/;
      expect((await get(url)).body).toMatch(content);
      expect((await production.inject({ method: 'GET', url })).body).not.toMatch(content);
    }
    await production.close();
  });
});
