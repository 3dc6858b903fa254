/** The error that names the variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Runs a reading of the environment whose errors name their variable. */
export function naming<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof ConfigError
      ? error
      : new ConfigError(error instanceof Error ? error.message : String(error));
  }
}
