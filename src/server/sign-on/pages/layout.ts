import { html, type Markup } from './html.ts';

const LOGO = html`<span class="marca" role="img" aria-label="gov.br"
  ><span class="marca-azul">g</span><span class="marca-amarela">o</span><span class="marca-verde">v</span
  ><span class="marca-azul">.br</span></span
>`;

/** gov.br's look, with no script and nothing loaded from outside. */
export const layout = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · gov.br (demonstração)</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sso/recursos/sign-on.css" />
  </head>
  <body>
    <a class="pular" href="#conteudo">Ir para o conteúdo</a>
    <header class="cabecalho">
      <div class="miolo">${LOGO}</div>
      <div class="faixa" aria-hidden="true"></div>
    </header>
    <aside class="aviso" aria-label="Aviso de demonstração">
      <div class="miolo">
        <strong>Ambiente de demonstração.</strong> Esta página faz as vezes do gov.br: não é o serviço verdadeiro, não
        pede senha e as pessoas listadas são inventadas.
      </div>
    </aside>
    <main id="conteudo" class="miolo">${content}</main>
    <footer class="rodape">
      <div class="miolo">Provedor de entrada embutido, para uso fora de produção.</div>
    </footer>
  </body>
</html>`.text;
