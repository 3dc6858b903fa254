declare module 'multicoin-address-validator' {
  /** True when the address is one of that coin's main network. */
  export function validate(address: string, coin: string, network?: 'prod' | 'testnet' | 'both'): boolean;
}
