import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;
const OID = { commonName: '550403', names: '551d11', basics: '551d13', ecdsaSha256: '2a8648ce3d040302' };

/** A certificate for the given names, signed by itself and good for a day: what a test of TLS needs, without a tool beside Node. */
export function selfSigned(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.ecdsaSha256));
  const name = sequence(set(sequence(oid(OID.commonName), text(names[0] ?? 'localhost'))));
  const alternatives = sequence(...names.map((one) => tagged(0x82, Buffer.from(one, 'ascii'))));
  const isAuthority = sequence(tagged(0x01, Buffer.from([0xff])));
  const extensions = sequence(
    sequence(oid(OID.names), octets(alternatives)),
    sequence(oid(OID.basics), tagged(0x01, Buffer.from([0xff])), octets(isAuthority)),
  );
  const content = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]));
  const der = sequence(content, algorithm, signature).toString('base64');
  const lines = der.match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** A value of DER: its tag, its length, its bytes. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => tagged(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]) => tagged(0x31, Buffer.concat(parts));
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const octets = (content: Buffer) => tagged(0x04, content);
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const text = (value: string) => tagged(0x0c, Buffer.from(value, 'utf8'));

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`, 'ascii'));
}
