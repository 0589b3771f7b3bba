import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** Attributes that gov.br's rules select on and our markup sets; we never write the others. */
const ATTRIBUTES =
  /(?:^|\s)((?:data|aria)-[a-z-]+|step-num|type|role|hidden|disabled|href|title|align|indeterminate)(?==|\s|>)/g;

/**
 * Names that no source spells as the style sheet does: the page's own tags, and `class`, which is
 * `className` here.
 */
const ALWAYS_TAGS = ['html', 'body', '*', 'svg', 'path'];
const ALWAYS_ATTRIBUTES = ['class'];

const CONTENT = ['src/{shell,web}/**/*.{ts,tsx}', 'src/capabilities/*/web/**/*.{ts,tsx}'];
const OWN_STYLES = ['src/{shell,web}/**/*.css', 'src/capabilities/*/web/**/*.css'];

const VARIABLE = /--[a-z][a-z0-9-]*/g;

const unique = (found: Iterable<RegExpMatchArray>, group: number): string[] => [
  ...new Set([...found].map((match) => match[group] ?? '')),
];

/**
 * Removes whatever would contact another host: no style sheet may send a citizen's address there.
 */
export function sanitizeGovbr(css: string): string {
  return css
    .replace(/@charset[^;]*;/g, '')
    .replace(/@import[^;]*;/g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/[a-z-]+\s*:[^;{}]*url\(\s*['"]?(?:https?:)?\/\/[^;}]*;?/gi, '')
    .replace(/\/\*# sourceMappingURL=[^*]*\*\//g, '');
}

async function readAll(root: string, patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const path of glob([...patterns], { cwd: root })) {
    if (!/\.test\.tsx?$/.test(path)) files.push(path);
  }
  return Promise.all(files.sort().map((path) => readFile(join(root, path), 'utf8')));
}

/** Variables that our variables depend on, directly or not, are in use too. */
function withDependencies(names: readonly string[], css: string): string[] {
  const needs = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[a-z][a-z0-9-]*)\s*:([^;}]*)/g)) {
    needs.set(name, [...(needs.get(name) ?? []), ...unique(value.matchAll(VARIABLE), 0)]);
  }
  const used = new Set(names);
  for (const name of used) for (const other of needs.get(name) ?? []) used.add(other);
  return [...used];
}

/**
 * Keeps only the gov.br rules whose classes, tags and attributes occur in the sources, and the
 * variables still used.
 */
export async function purgeGovbr(
  css: string,
  sources: readonly string[],
  ownStyles: readonly string[],
): Promise<string> {
  const named = unique([...sources, ...ownStyles].join('\n').matchAll(VARIABLE), 0);
  const variables = withDependencies(named, css);
  const [result] = await new PurgeCSS().purge({
    content: sources.map((raw) => ({ raw, extension: 'tsx' })),
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    safelist: { variables },
    defaultExtractor: (raw) => {
      const words = unique(raw.matchAll(/[A-Za-z0-9_-]+/g), 0);
      return {
        classes: words,
        ids: [],
        tags: [...ALWAYS_TAGS, ...unique(raw.matchAll(/<([a-z][a-z0-9]*)/g), 1)],
        attributes: { names: [...ALWAYS_ATTRIBUTES, ...unique(raw.matchAll(ATTRIBUTES), 1)], values: words },
        undetermined: [],
      };
    },
  });
  if (!result) throw new Error('PurgeCSS devolveu uma folha vazia para o gov.br');
  return result.css;
}

/**
 * Serves `@govbr-ds/core` inside the cascade layer `govbr`, so that any rule of ours wins whatever
 * its specificity. The build gets the purged sheet; the dev server gets the whole one, since
 * classes come and go while editing.
 */
export function govbrStyles(root: string): Plugin {
  const sheet = join(root, 'node_modules/@govbr-ds/core/dist/core.css');
  let building = false;
  return {
    name: 'escuta-govbr-styles',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    load: {
      filter: { id: /@govbr-ds\/core\/dist\/core\.css$/ },
      async handler() {
        const css = sanitizeGovbr(readFileSync(sheet, 'utf8'));
        if (!building) return `@layer govbr {\n${css}\n}`;
        const [sources, ownStyles] = await Promise.all([readAll(root, CONTENT), readAll(root, OWN_STYLES)]);
        return `@layer govbr {\n${await purgeGovbr(css, sources, ownStyles)}\n}`;
      },
    },
  };
}
