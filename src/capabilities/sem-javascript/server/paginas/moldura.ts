import { html, type Markup } from '#server/sign-on/pages/html.ts';

export const RAIZ = '/sem-javascript';

const MARCA = html`<span class="marca" role="img" aria-label="gov.br"
  ><span class="marca-azul">g</span><span class="marca-amarela">o</span><span class="marca-verde">v</span
  ><span class="marca-azul">.br</span></span
>`;

interface Pagina {
  readonly titulo: string;
  readonly conteudo: Markup;
  /** Whether somebody writes or reads here, who may have to leave at once. */
  readonly comSaida?: boolean;
}

const SAIDA = html`<div class="saida">
  <a class="botao perigo" href="${RAIZ}/sair-depressa" rel="noreferrer">Sair depressa</a>
  <p>Fecha a consulta e abre outro site. O histórico do navegador ainda mostra esta página: apague-o depois.</p>
</div>`;

/** gov.br's look, with no script and nothing loaded from outside. */
export const moldura = (nome: string, { titulo, conteudo, comSaida = true }: Pagina): string =>
  html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${titulo} · ${nome}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${RAIZ}/estilo.css" />
  </head>
  <body>
    <a class="pular" href="#conteudo">Ir para o conteúdo</a>
    <header class="cabecalho">
      <div class="miolo">${MARCA}<a class="nome" href="${RAIZ}">${nome}</a></div>
    </header>
    <main id="conteudo" class="miolo">
      ${comSaida && SAIDA}
      <h1>${titulo}</h1>
      ${conteudo}
    </main>
    <footer class="rodape">
      <div class="miolo">Estas páginas funcionam sem JavaScript. <a href="/web/">Usar a versão completa</a></div>
    </footer>
  </body>
</html>`.text;

/** Above the form, so that it is read first; each field repeats its own. */
export const avisoDeErro = (mensagem: string | undefined): Markup | null =>
  mensagem === undefined
    ? null
    : html`<div class="aviso erro" role="alert"><strong>Não deu certo.</strong> ${mensagem}</div>`;

interface Campo {
  readonly nome: string;
  readonly rotulo: string;
  readonly ajuda?: string | undefined;
  readonly valor?: string | undefined;
  readonly erro?: string | undefined;
  readonly obrigatorio?: boolean;
  readonly max?: number;
}

const emVolta = ({ nome, rotulo, ajuda, erro, obrigatorio }: Campo, controle: Markup): Markup =>
  html`<div class="campo">
    <label for="${nome}">${rotulo}${obrigatorio ? '' : html` <span class="apoio">(opcional)</span>`}</label>
    ${ajuda && html`<p class="apoio" id="${nome}-ajuda">${ajuda}</p>`}
    ${erro && html`<p class="erro-do-campo" id="${nome}-erro">${erro}</p>`} ${controle}
  </div>`;

const atributos = ({ nome, ajuda, erro, obrigatorio, max }: Campo): Markup => {
  const descrito = [ajuda && `${nome}-ajuda`, erro && `${nome}-erro`].filter(Boolean).join(' ');
  return html`id="${nome}" name="${nome}" ${max ? html`maxlength="${max}"` : null} ${
    descrito ? html`aria-describedby="${descrito}"` : null
  } ${erro ? html`aria-invalid="true"` : null} ${obrigatorio ? html`required` : null}`;
};

export const campoDeTexto = (campo: Campo): Markup =>
  emVolta(
    campo,
    html`<input type="text" ${atributos(campo)} value="${campo.valor}" autocomplete="off" spellcheck="false" />`,
  );

export const campoLongo = (campo: Campo, linhas = 8): Markup =>
  emVolta(
    campo,
    // The line break is the one that browsers drop at the start of a text area.
    html`<textarea ${atributos(campo)} rows="${linhas}">
${campo.valor}</textarea
>`,
  );

export const campoDeEscolha = (
  campo: Campo,
  opcoes: readonly { readonly valor: string; readonly nome: string }[],
): Markup =>
  emVolta(
    campo,
    html`<select ${atributos(campo)}>
      ${opcoes.map(
        ({ valor, nome }) =>
          html`<option value="${valor}" ${valor === campo.valor ? html`selected` : null}>${nome}</option>`,
      )}
    </select>`,
  );
