/** What a running PostgreSQL says of itself in the file postmaster.pid of its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** The folder of its socket, or the address it listens on. */
  readonly host: string;
}

/** The result is undefined while PostgreSQL does not accept sessions: it starts, recovers or stops. */
export const parsePostmasterFile = (text: string): PostmasterFile | undefined => {
  const [pid, , , port, socketFolder, address, , status] = text.split('\n');
  const host = socketFolder || address;
  if (!pid || !port || !host || status?.trim() !== 'ready') return undefined;
  return { pid: Number(pid), port: Number(port), host };
};
