import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Creates a seal of AES-256-GCM: nonce, mark and text are one piece; what another secret sealed opens as null. */
export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ordago-link-keys', 32));
  return {
    close: (text: Buffer): Buffer => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed: Buffer): Buffer | null => {
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
        cipher.setAuthTag(sealed.subarray(12, 28));
        return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
