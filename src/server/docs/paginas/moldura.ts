import { html, type Markup } from '../../sign-on/pages/html.ts';
import { nomesDasPartes, partes } from '../partes.ts';

export interface Instalacao {
  readonly nome: string;
  readonly versao: string;
}

export type Pagina = 'inicio' | 'guia' | 'console' | 'mudancas' | (typeof nomesDasPartes)[number];

const LINKS: readonly (readonly [Pagina, string, string])[] = [
  ['inicio', '/api/docs', 'Início'],
  ['guia', '/api/docs/guia', 'Guia do integrador'],
  ['console', '/api/docs/console', 'Console'],
  ...nomesDasPartes.map((parte) => [parte, `/api/docs/${parte}`, partes[parte].titulo] as const),
  ['mudancas', '/api/docs/mudancas', 'Histórico de mudanças'],
];

/** The frame of every page: one style sheet, nothing loaded from outside; only the console adds a script. */
export const moldura = (
  { nome, versao }: Instalacao,
  aberta: Pagina,
  titulo: string,
  conteudo: Markup,
): string =>
  html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${titulo} · ${nome}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/docs.css" />
  </head>
  <body>
    <a class="pular" href="#conteudo">Ir para o conteúdo</a>
    <header class="cabecalho">
      <div class="miolo">
        <a class="marca" href="/web/">${nome}</a>
        <span class="versao">API ${versao}</span>
      </div>
      <nav aria-label="Documentação da API" class="miolo">
        <ul>
          ${LINKS.map(
            ([pagina, endereco, rotulo]) =>
              html`<li><a href="${endereco}"${pagina === aberta && html` aria-current="page"`}>${rotulo}</a></li>`,
          )}
        </ul>
      </nav>
    </header>
    <main id="conteudo" class="miolo" tabindex="-1">
      <h1>${titulo}</h1>
      ${conteudo}
    </main>
    <footer class="rodape">
      <div class="miolo">
        <a href="/api/docs/openapi.json">OpenAPI 3.1</a>
        <a href="/web/">Voltar à plataforma</a>
      </div>
    </footer>
  </body>
</html>`.text;
