/** The part of node:crypto that this Worker uses (nodejs_compat); Node's own types would contradict the runtime's. */
declare module "node:crypto" {
  type Bytes = Uint8Array<ArrayBuffer>;
  type ScryptOptions = { N: number; r: number; p: number; maxmem: number };

  export function scrypt(
    password: string,
    salt: Uint8Array,
    length: number,
    options: ScryptOptions,
    callback: (error: Error | null, bytes: Bytes) => void,
  ): void;
  export function createHash(algorithm: "md5" | "sha256"): Hash;
  export function createHmac(algorithm: "sha384" | "sha256", key: string): Hash;
  export function hkdfSync(algorithm: "sha256", secret: string, salt: string, info: string, length: number): ArrayBuffer;
  /** This mode takes an empty vector. */
  export function createCipheriv(algorithm: "aes-256-ecb", key: Uint8Array, iv: ""): Cipher;
  export function createDecipheriv(algorithm: "aes-256-ecb", key: Uint8Array, iv: ""): Cipher;
  /** Throws when the lengths differ. */
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;

  /** The module as one object, whose functions tests can watch. */
  const nodeCrypto: { scrypt: typeof scrypt };
  export default nodeCrypto;

  type Cipher = {
    update(data: Uint8Array): Bytes;
    /** Throws when what is deciphered does not end as it must. */
    final(): Bytes;
  };

  type Hash = {
    update(data: string | Uint8Array): Hash;
    digest(): Bytes;
    digest(encoding: "base64" | "base64url" | "hex"): string;
  };
}
