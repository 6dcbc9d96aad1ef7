import { clusterSettings, toConfigFile } from './cluster-settings.rules';

const MB = 1024 * 1024;

it('opens a socket in the folder, and no port of the network', () => {
  const settings = clusterSettings({ socketFolder: '/srv/run', sharedMemoryBytes: 1024 * MB });
  expect(settings).toMatchObject({
    listen_addresses: '',
    unix_socket_directories: '"/srv/run"',
    unix_socket_permissions: '0700',
    dynamic_shared_memory_type: 'posix',
  });
});

it('listens on this machine only where there are no sockets', () => {
  const settings = clusterSettings({ socketFolder: undefined, port: 55_000, sharedMemoryBytes: undefined });
  expect(settings).toMatchObject({ listen_addresses: '127.0.0.1', port: '55000' });
});

it.each([undefined, 8 * MB])('uses files where shared memory is too small (%p)', (sharedMemoryBytes) => {
  const settings = clusterSettings({ socketFolder: '/srv/run', sharedMemoryBytes });
  expect(settings.dynamic_shared_memory_type).toBe('mmap');
});

it('never turns off what keeps confirmed writes', () => {
  const settings = clusterSettings({ socketFolder: '/srv/run', sharedMemoryBytes: undefined });
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    expect(settings[name]).toBeUndefined();
});

it('writes a line for each setting, with quotes in paths doubled', () => {
  expect(toConfigFile({ a: '1', b: "Kalle's" })).toBe("a = '1'\nb = 'Kalle''s'\n");
});
