import { globSync, readFileSync } from 'node:fs';

export interface ListedScreen {
  readonly name: string;
  readonly path: string;
  readonly acesso: 'aberto' | 'login' | 'perfis';
}

const ACESSO: Readonly<Record<string, ListedScreen['acesso']>> = {
  aberto: 'aberto',
  comLogin: 'login',
  servidores: 'perfis',
  apenasAdministrador: 'perfis',
};

const EXAMPLE: Readonly<Record<string, string>> = { uf: 'CE', municipio: 'Fortaleza' };

const fill = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => EXAMPLE[name] ?? '1');

/**
 * The screens as their route files declare them, read as text: those files import pages and styles that only the
 * browser's build understands.
 */
export const readScreens = (): ListedScreen[] =>
  globSync('src/{web/screens,capabilities/*/web}/routes.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/name: '(\w+)',\s+path: '([^']+)',\s+acesso: (\w+)/g)].map(
      ([, name = '', path = '', acesso = '']) => ({
        name,
        path: fill(path),
        acesso: ACESSO[acesso] ?? 'perfis',
      }),
    ),
  );
