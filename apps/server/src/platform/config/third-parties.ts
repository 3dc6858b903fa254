import { faultOfPublicAddress, readVariable } from '@ordago/provider-protocols';
import { ConfigError, naming } from './config-error.ts';

/** Where a third party is: for calls of this server, and as browsers see it. Without slashes at the end. */
export interface ProviderAddress {
  readonly url: string;
  readonly publicUrl: string;
}

/**
 * Answers the address of a third party by its name; `folder` is its place in the sandbox.
 *
 * @throws ConfigError naming the variable when production has none, or one that it refuses
 */
export type AddressOf = (name: string, folder?: string) => ProviderAddress;

/** The variables of a third party's addresses: `PRAGMATIC_RGS_URL` and `PRAGMATIC_RGS_PUBLIC_URL` of `pragmatic-rgs`. */
export function addressVariables(name: string): { readonly url: string; readonly publicUrl: string } {
  const base = name.toUpperCase().replaceAll('-', '_');
  return { url: `${base}_URL`, publicUrl: `${base}_PUBLIC_URL` };
}

/** The addresses of third parties; `sandbox` plays those that are not given, and is null in production. */
export function readAddresses(env: NodeJS.ProcessEnv, sandbox: ProviderAddress | null): AddressOf {
  return (name, folder = '') => {
    const variables = addressVariables(name);
    const url = readAddress(env, variables.url, sandbox === null);
    const publicUrl = readAddress(env, variables.publicUrl, sandbox === null) ?? url;
    if (url !== undefined) return { url, publicUrl: publicUrl ?? url };
    if (sandbox === null) throw new ConfigError(`${variables.url}: production needs the address of ${name}`);
    return { url: `${sandbox.url}${folder}`, publicUrl: publicUrl ?? sandbox.publicUrl };
  };
}

function readAddress(env: NodeJS.ProcessEnv, variable: string, isProduction: boolean): string | undefined {
  const address = naming(() => readVariable(env, variable))?.replace(/\/+$/, '');
  if (address === undefined) return undefined;
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new ConfigError(`${variable}: not an address`);
  const fault = isProduction ? faultOfPublicAddress(address) : null;
  if (fault !== null) throw new ConfigError(`${variable}: ${fault}`);
  return address;
}
