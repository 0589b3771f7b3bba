import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

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
