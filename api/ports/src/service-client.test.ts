import { createServer, type RequestListener } from 'node:http';
import { createServiceClient } from './service-client';

const post = async (answer: RequestListener): Promise<unknown> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  try {
    return await createServiceClient({ baseUrl }).requestJson({ method: 'POST', path: '/', json: {} });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test('a response that is cut off fails as unreachable, because the request was performed', async () => {
  const run = post((_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"id":', () => response.destroy());
  });
  await expect(run).rejects.toMatchObject({ failure: 'unreachable' });
});

test('a response that is not JSON fails as a fault of the service', async () => {
  const run = post((_request, response) => response.end('<h1>OK</h1>'));
  await expect(run).rejects.toMatchObject({ failure: 'failed', message: 'POST / answered no JSON' });
});
