import { globSync, readFileSync } from 'node:fs';

export interface ListedScreen {
  readonly name: string;
  readonly path: string;
  readonly acesso: 'aberto' | 'login' | 'perfis';
  /** What the page's main heading says. */
  readonly title: string;
}

const ACESSO: Readonly<Record<string, ListedScreen['acesso']>> = { aberto: 'aberto', comLogin: 'login' };
const EXAMPLE: Readonly<Record<string, string>> = { uf: 'CE', municipio: 'Fortaleza' };
const SCREEN = /name: '(\w+)',\s+path: '([^']+)',\s+acesso: (\w+)[^,]*,\s+banner: \{\s*title: '([^']+)'/g;

const fill = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => EXAMPLE[name] ?? '1');

const home = (path: string): ListedScreen => ({
  name: 'HomeView',
  path,
  acesso: 'aberto',
  title: 'Fale com os órgãos públicos e acompanhe a resposta',
});

/**
 * The screens as their route files declare them. The files are read as text, because they import
 * pages and styles that only the browser's build understands.
 */
export const readScreens = (): ListedScreen[] => [
  ...['/?modoOuvidoria=1', '/CE', '/CE/Fortaleza'].map(home),
  ...globSync('src/{web,capabilities/*/web}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SCREEN)].map(
      ([, name = '', path = '', acesso = '', title = '']) => ({
        name,
        path: fill(path),
        acesso: ACESSO[acesso] ?? ('perfis' as const),
        title,
      }),
    ),
  ),
];
