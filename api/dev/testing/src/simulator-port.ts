/**
 * A port for a simulator in a test, within a thousand from `first` on, by process. Choose `first` below 32,000: the operating system
 * takes higher ports for outgoing connections, such as those to the database.
 */
export const simulatorPort = (first: number): number => first + (process.pid % 1000);
