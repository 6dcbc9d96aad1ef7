/** Values of postgresql.conf. */
export type ClusterSettings = Readonly<Record<string, string>>;

/** The settings of an embedded database: modest memory, and bounds on everything that it writes. */
export const clusterSettings = ({
  socketFolder,
  port,
  sharedMemoryBytes,
}: {
  /** It is undefined where there are no sockets, on Windows. */
  readonly socketFolder: string | undefined;
  /** Where there are no sockets, the port on this machine. */
  readonly port?: number;
  /** What /dev/shm can hold. It is undefined where there is none. */
  readonly sharedMemoryBytes: number | undefined;
}): ClusterSettings => ({
  // Only processes that may enter the folder of the socket can connect.
  ...(socketFolder === undefined
    ? { listen_addresses: '127.0.0.1', port: String(port) }
    : {
        listen_addresses: '',
        // It is a list, in which quotes keep commas and spaces together.
        unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
      }),
  // Each server and worker has ten sessions.
  max_connections: '100',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  dynamic_shared_memory_type: (sharedMemoryBytes ?? 0) > MIN_SHARED_MEMORY_BYTES ? 'posix' : 'mmap',
  // Sessions of the server turn both off: plans of few rows only become slower.
  max_parallel_workers: '0',
  jit: 'off',
  // Nothing follows the log but the recovery after a crash.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  checkpoint_timeout: '15min',
  temp_file_limit: '2GB',
  // New rows are counted soon, so that the lists of an account imported now are quick.
  autovacuum_naptime: '15s',
  timezone: 'UTC',
  // Without errors of single statements, whose text contains what users have written.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
});

const MIN_SHARED_MEMORY_BYTES = 32 * 1024 * 1024;

/** The text of postgresql.conf. */
export const toConfigFile = (settings: ClusterSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
