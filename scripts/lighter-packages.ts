import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const exportedNames = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);

interface Slimming {
  readonly id: RegExp;
  readonly code: (id: string) => string | null;
}

/**
 * What packages bring and no screen uses. Each would travel to every visitor, since lazy screens are fetched
 * beforehand.
 */
const SLIMMINGS: readonly Slimming[] = [
  {
    // Sentences in 34 languages; the product speaks one (S1-02). The fallback, English, is answered in Portuguese too.
    id: /react-(?:aria|stately|aria-components)\/dist\/private\/intl\/.*[a-z]{2}-[A-Z]{2}\.m?js$/,
    code: (id) => {
      if (id.includes('/pt-BR.')) return null;
      if (id.includes('/en-US.')) return `export { default } from '${id.replace('en-US', 'pt-BR')}';`;
      return 'export default {};';
    },
  },
  {
    // Thirteen calendars of the world; ours is the Gregorian.
    id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
    code: () =>
      "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';\nexport const createCalendar = () => new GregorianCalendar();",
  },
  {
    // Each icon as CommonJS, with every field exported once more.
    id: /@fortawesome\/free-solid-svg-icons\/fa\w+\.js$/,
    code: (id) => {
      const { definition } = require(id) as { definition: object };
      const name = /(fa\w+)\.js$/.exec(id)?.[1];
      return `export const ${name} = ${JSON.stringify(definition)};`;
    },
  },
  {
    // The language is one; asking the browser for it reads its tables, for which a slow phone stands still a tenth of a second.
    id: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    code: () =>
      "const ours = { locale: 'pt-BR', direction: 'ltr' };\nexport const getDefaultLocale = () => ours;\nexport const useDefaultLocale = () => ours;",
  },
  {
    // Only the server describes its formats; without these a schema is made all the same.
    id: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
    code: (id) =>
      exportedNames(readFileSync(id, 'utf8'))
        .map((name) => `export const ${name} = () => unknownHere;`)
        .concat("const unknownHere = () => { throw new Error('JSON Schema is written by the server'); };")
        .join('\n'),
  },
];

export const lighterPackages = (): Plugin => ({
  name: 'escuta-lighter-packages',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: SLIMMINGS.map(({ id }) => id) },
    handler: (id) => SLIMMINGS.find((slimming) => slimming.id.test(id))?.code(id) ?? null,
  },
});
