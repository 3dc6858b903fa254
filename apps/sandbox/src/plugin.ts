import type { SchemaStep } from '@ordago/provider-kit';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { SandboxClock } from './clock/sandbox-clock.ts';
import type { Html } from './console/html.ts';
import type { Faults } from './faults/faults.ts';
import type { Settings } from './settings.ts';

/** Parts that every third party of the sandbox may use. */
export interface SandboxParts {
  /** The sandbox's own books; the server's database is out of reach. */
  readonly pool: Pool;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly settings: Settings;
  /** Folder of the files that are built for browsers (`tools/build.mjs`). */
  readonly builtPages: string;
  /** Logs what a person should know: a callback that was refused, a queue that is stuck. */
  readonly note: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export type Language = 'es' | 'en' | 'pt';

/** A part of the console's page. */
export interface Panel {
  /** Anchor of the section: `payments`. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  render(language: Language): Promise<Html>;
}

/** One third party, or one service of the sandbox: a gateway, a game provider, the inbox. */
export interface Plugin {
  readonly name: string;
  readonly schema: readonly SchemaStep[];
  /** Adds its calls and pages. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>;
  readonly panels?: readonly Panel[];
  /** Begins what runs by itself (sending, expiring); called once the tables exist. */
  readonly start?: () => void | Promise<void>;
  readonly stop?: () => void | Promise<void>;
}
