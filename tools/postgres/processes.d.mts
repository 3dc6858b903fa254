/** Returns true if a process runs; a zombie counts as gone. */
export function isAlive(pid: number): boolean;

/** A mark that distinguishes a process from a later one with the same number. */
export function birthMark(pid: number): string;

/** The command line of a process, or an empty text where the system does not show it. */
export function commandOf(pid: number): string;

/** Checks whether something listens on a port of 127.0.0.1. */
export function canConnect(port: number): Promise<boolean>;

/** A port of 127.0.0.1 that nobody uses at the moment. */
export function freePort(): Promise<number>;

export function sleep(ms: number): Promise<void>;
