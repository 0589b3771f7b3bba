/**
 * Adds to package-lock.json the optional packages of other platforms that the registry in use does
 * not carry. Without them `npm ci` refuses the file ("Missing: … from lock file"); with them other
 * platforms install what they need. Run it after `npm install`: `node scripts/complete-lock.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const OS = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  aix: 'aix',
};
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** What a platform package's name says about it: '@oxlint/binding-linux-arm64-musl'. */
const platformOf = (name) => {
  const words = name.split('/').at(-1).split('-');
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = words.map((word) => CPU[word]).find(Boolean);
  const libc =
    words.includes('musl') || words.includes('musleabihf')
      ? 'musl'
      : words.includes('gnu') || words.includes('gnueabihf')
        ? 'glibc'
        : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
};

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** The version that Node would find from there: beside the package, or in a folder above. */
const foundVersion = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (found) return found.version;
    if (at === '') return undefined;
  }
};

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = foundVersion(path, name);
    if (found === version || !/^\d/.test(version)) continue;
    // Another version is installed above, so this one must go beside the package that needs it.
    const target = found ? `${path}/node_modules/${name}` : `node_modules/${name}`;
    lock.packages[target] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
    added += 1;
  }
}
const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${added} pacotes de outras plataformas acrescentados.`);
