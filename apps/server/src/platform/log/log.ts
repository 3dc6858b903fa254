import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on stdout. Bodies, cookies, tokens and passwords never reach a line. */
export function createLog({ level, name }: { level: string; name: string }): Log {
  return pino({
    name,
    level,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
        'req.headers.cookie',
        'req.headers.authorization',
      ],
      censor: '***',
    },
  });
}
