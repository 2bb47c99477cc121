// What the tests use of node, in the few words that the type check needs.

declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}

declare module "node:assert/strict" {
  const assert: {
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    ok(value: unknown, message?: string): void;
    match(text: string, pattern: RegExp, message?: string): void;
    doesNotMatch(text: string, pattern: RegExp, message?: string): void;
    throws(body: () => unknown, expected?: RegExp): void;
    fail(message: string): never;
    rejects(promise: Promise<unknown>, expected: abstract new (...values: any[]) => Error): Promise<void>;
  };
  export default assert;
}

declare module "node:fs" {
  export function readdirSync(path: URL): string[];
  export function readFileSync(path: URL, encoding: "utf8"): string;
}

declare module "node:zlib" {
  export function gzipSync(data: Uint8Array): { toString(encoding: "base64"): string };
}
