import { html, type Markup } from '../../sign-on/pages/html.ts';
import { exemploDoConteudo } from '../documento.ts';
import type { Chamada, Documentacao } from '../openapi.ts';
import { nomeDoAssunto } from './nome-do-assunto.ts';

/** A program that exists only where everything is a demonstration, so that its secret is none. */
export interface ProgramaDeDemonstracao {
  readonly cliente: number;
  readonly segredo: string;
  readonly nome: string;
  /** All that the demonstration has, each with the account that it may enter with. */
  readonly sistemas: readonly { readonly cliente: number; readonly conta: string; readonly nome: string }[];
}

/** The calls with a token; the one that gives it is the page's first step. */
const doConsole = ({ chamadas }: Documentacao): readonly Chamada[] =>
  chamadas.filter(({ parte, endpoint }) => parte === 'integracao' && endpoint.integracao !== 'oauth');

const assuntoDe = ({ operacao }: Chamada): string => operacao.tags[0] ?? '';

const exemplosDa = ({ endpoint, operacao }: Chamada) => {
  if (endpoint.exemplos) return Object.values(endpoint.exemplos);
  const [conteudo] = Object.values(operacao.requestBody?.content ?? {});
  return conteudo ? [{ titulo: 'Exemplo', corpo: exemploDoConteudo(conteudo) }] : [];
};

/** What the page's script reads: each call with its parameters and whole bodies, from the contract. */
export const chamadasDoConsole = (documentacao: Documentacao): readonly object[] =>
  doConsole(documentacao).map((chamada) => {
    const { metodo, caminho, operacao } = chamada;
    return {
      id: operacao.operationId,
      metodo,
      caminho,
      resumo: operacao.summary,
      referencia: `/api/docs/integracao/${assuntoDe(chamada)}#${operacao.operationId}`,
      temCorpo: operacao.requestBody !== undefined,
      parametros: (operacao.parameters ?? []).map(({ name, in: onde, description, example, required }) => ({
        nome: name,
        onde,
        descricao: description ?? '',
        exemplo: example,
        obrigatorio: required ?? false,
      })),
      exemplos: exemplosDa(chamada),
    };
  });

const opcao = ({ metodo, caminho, operacao }: Chamada): Markup =>
  html`<option id="${operacao.operationId}" value="${operacao.operationId}">${metodo} ${caminho}</option>`;

const escolha = (documentacao: Documentacao): Markup => {
  const assuntos = [...Map.groupBy(doConsole(documentacao), assuntoDe)].sort(
    // Manifestations first: whoever comes here comes for them.
    ([a], [b]) =>
      Number(b === 'manifestacoes') - Number(a === 'manifestacoes') ||
      nomeDoAssunto(a).localeCompare(nomeDoAssunto(b), 'pt-BR'),
  );
  return html`<label for="chamada">Chamada</label>
    <select id="chamada">${assuntos.map(
      ([assunto, chamadas]) =>
        html`<optgroup label="${nomeDoAssunto(assunto)}">${chamadas.map(opcao)}</optgroup>`,
    )}</select>`;
};

const token = (programa: ProgramaDeDemonstracao | null): Markup => html`<fieldset><legend>1. Token</legend>
    ${
      programa &&
      html`<p>Esta é uma instalação de demonstração: as pessoas são inventadas, e há um token para experimentar.</p>
    <p><button type="button" id="usar-demonstracao" data-cliente="${programa.cliente}" data-segredo="${programa.segredo}" data-nome="${programa.nome}">Usar token de demonstração</button></p>
    <p id="estado-do-token" role="status"></p>`
    }
    <div class="campo"><label for="token">Token</label>
      <p id="token-ajuda" class="apoio">Peça um em <code>/oauth/token</code>, como diz o <a href="/api/docs/guia#autenticacao">guia</a>, e cole aqui. Ele fica só na memória desta página.</p>
      <input id="token" type="password" autocomplete="off" spellcheck="false" aria-describedby="token-ajuda" /></div>
  </fieldset>`;

/** The page's form; its script fills it in and is the only one of the documentation. */
export const paginaDoConsole = (
  documentacao: Documentacao,
  programa: ProgramaDeDemonstracao | null,
): Markup => html`
  <p>Escolha uma chamada da integração, mude o que quiser no exemplo e envie. O resultado e o comando para o terminal aparecem abaixo.</p>
  ${!programa && html`<p class="aviso"><strong>As chamadas agem de verdade</strong> nesta instalação, em nome do sistema do token.</p>`}
  <noscript><p class="aviso">O console precisa de JavaScript. Sem ele, use os comandos da <a href="/api/docs/integracao">referência</a>, que são os mesmos.</p></noscript>
  <form id="console" class="console" hidden novalidate${programa && html` data-demonstracao="sim"`}>
    ${token(programa)}
    <fieldset><legend>2. Chamada</legend>
      <div class="campo">${escolha(documentacao)}</div>
      <p><span id="resumo"></span> <a id="referencia" href="/api/docs/integracao">Na referência</a></p>
      <div class="campo" id="bloco-exemplo"><label for="exemplo">Exemplo</label><select id="exemplo"></select></div>
      <div id="obrigatorios" class="parametros"></div>
      <details id="bloco-opcionais"><summary id="quantos">Parâmetros opcionais</summary><div id="opcionais" class="parametros"></div></details>
      <div class="campo" id="bloco-corpo"><label for="corpo">Corpo, em JSON</label>
        <textarea id="corpo" rows="16" spellcheck="false" autocomplete="off"></textarea></div>
      <p id="bloco-age"><label class="marcar" for="age"><input id="age" type="checkbox" /> Sei que esta chamada age de verdade nesta instalação.</label></p>
      <p><button type="submit" id="enviar">Enviar</button></p>
    </fieldset>
  </form>
  <h2 id="titulo-do-resultado">Resultado</h2>
  <p id="situacao" class="situacao" role="status">Abrindo a lista de chamadas…</p>
  <div id="resultado" hidden>
    <figure><figcaption>Cabeçalhos da resposta que importam</figcaption><pre tabindex="0"><code id="cabecalhos"></code></pre></figure>
    <figure><figcaption>Corpo da resposta</figcaption><pre tabindex="0"><code id="resposta"></code></pre></figure>
  </div>
  <figure><figcaption>A mesma chamada no terminal</figcaption><pre tabindex="0"><code id="comando"></code></pre></figure>
  <p><button type="button" id="copiar" class="secundario">Copiar comando</button></p>
  <p class="apoio">Quantas chamadas cabem em um minuto, como repetir e o que cada recusa quer dizer:
    <a href="/api/docs/guia#limites">limites</a>, <a href="/api/docs/guia#idempotencia">repetição</a>, <a href="/api/docs/guia#erros">erros</a>.</p>
  <script src="/api/docs/console.js" defer></script>`;
