import {
  DEVELOPMENT_SECRET,
  developmentSecret,
  readVariable,
  SECRET_LENGTH_MIN,
  type SecretOf,
  secretVariable,
  weaknessOf,
} from '@ordago/provider-protocols';
import { ConfigError, naming } from './config-error.ts';

/** Secrets that are not shared with a third party, by their variables. */
export type NamedSecrets = Readonly<Record<string, string | undefined>>;

/**
 * The keys of the environment, each from its variable or its file. In production all that are given are judged at once, and
 * none may be that of another.
 *
 * @throws ConfigError naming the variable at fault
 */
export function readSecrets(
  env: NodeJS.ProcessEnv,
  { isProduction, named }: { readonly isProduction: boolean; readonly named: NamedSecrets },
): SecretOf {
  const variables = new Map<string, string>();
  const judge = (variable: string, secret: string) => {
    if (secret.length < SECRET_LENGTH_MIN)
      throw new ConfigError(`${variable}: at least ${SECRET_LENGTH_MIN} characters are needed`);
    if (!isProduction) return secret;
    if (secret.trim().toLowerCase().startsWith(DEVELOPMENT_SECRET))
      throw new ConfigError(`${variable}: production refuses the development secret`);
    const weakness = weaknessOf(secret);
    if (weakness !== null) throw new ConfigError(`${variable}: ${weakness}`);
    const other = variables.get(secret) ?? variable;
    if (other !== variable) throw new ConfigError(`${variable}: it is the value of ${other}; each needs its own`);
    variables.set(secret, variable);
    return secret;
  };
  const given = (variable: string) => naming(() => readVariable(env, variable));
  if (isProduction) {
    for (const [variable, secret] of Object.entries(named)) if (secret !== undefined) variables.set(secret, variable);
    for (const variable of secretVariables(env)) {
      const secret = given(variable);
      if (secret !== undefined) judge(variable, secret);
    }
  }
  return (name) => {
    const variable = secretVariable(name);
    return judge(variable, given(variable) ?? developmentSecret(name));
  };
}

/** Variables of the environment that hold keys, by themselves or as a file. */
function secretVariables(env: NodeJS.ProcessEnv): ReadonlySet<string> {
  return new Set(Object.keys(env).flatMap((name) => /^(\w+_SECRET)(?:_FILE)?$/.exec(name)?.[1] ?? []));
}
