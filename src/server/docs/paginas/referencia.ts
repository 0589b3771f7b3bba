import { semAcento } from '#kernel/texto.ts';
import { html, type Markup } from '../../sign-on/pages/html.ts';
import type { Chamada, Documentacao } from '../openapi.ts';
import { nomesDasPartes, type Parte, partes } from '../partes.ts';
import { secaoDaChamada } from './chamada.ts';
import { nomeDoAssunto } from './nome-do-assunto.ts';

const porAssunto = (chamadas: readonly Chamada[]): readonly (readonly [string, readonly Chamada[]])[] =>
  [...Map.groupBy(chamadas, ({ operacao }) => operacao.tags[0] ?? '')].sort(([a], [b]) =>
    nomeDoAssunto(a).localeCompare(nomeDoAssunto(b), 'pt-BR'),
  );

const enderecoDa = ({ parte, operacao }: Chamada): string =>
  `/api/docs/${parte}/${operacao.tags[0] ?? ''}#${operacao.operationId}`;

const linkDa = (chamada: Chamada): Markup =>
  html`<li><a href="${enderecoDa(chamada)}"><span class="metodo ${chamada.metodo.toLowerCase()}">${chamada.metodo}</span> <code>${chamada.caminho}</code></a> <span>${chamada.operacao.summary}</span></li>`;

/** The index of a part by subject: every call is one link away, and page search finds it. */
export const paginaDaParte = ({ chamadas }: Documentacao, parte: Parte): Markup => {
  const assuntos = porAssunto(chamadas.filter((chamada) => chamada.parte === parte));
  if (assuntos.length === 0)
    return html`<p>${partes[parte].resumo}</p><p>Nenhuma chamada nesta instalação.</p>`;
  return html`<p>${partes[parte].resumo} A descrição para programas está em
    <a href="/api/docs/${parte}/openapi.json">OpenAPI 3.1</a>.</p>
    <nav aria-label="Assuntos" class="indice"><h2>Assuntos</h2><ul class="colunas">${assuntos.map(
      ([assunto, doAssunto]) =>
        html`<li><a href="#${assunto}">${nomeDoAssunto(assunto)}</a> (${doAssunto.length})</li>`,
    )}</ul></nav>
    ${assuntos.map(
      ([assunto, doAssunto]) =>
        html`<h2 id="${assunto}"><a href="/api/docs/${parte}/${assunto}">${nomeDoAssunto(assunto)}</a></h2>
        <ul class="lista">${doAssunto.map(linkDa)}</ul>`,
    )}`;
};

/** All calls of one subject, in full; null when the part has no such subject. */
export const paginaDoAssunto = (
  { chamadas }: Documentacao,
  parte: Parte,
  assunto: string,
  origem: string,
): Markup | null => {
  const doAssunto = chamadas.filter(
    (chamada) => chamada.parte === parte && chamada.operacao.tags[0] === assunto,
  );
  if (doAssunto.length === 0) return null;
  return html`<p><a href="/api/docs/${parte}#${assunto}">Todas as chamadas da ${partes[parte].titulo}</a></p>
    <nav aria-label="Nesta página" class="indice"><h2>Nesta página</h2><ul>${doAssunto.map(linkDa)}</ul></nav>
    ${doAssunto.map((chamada) => secaoDaChamada(chamada, origem))}`;
};

const palavras = (texto: string): string[] => semAcento(texto).toLowerCase().split(/\s+/).filter(Boolean);

const procurar = (chamadas: readonly Chamada[], busca: string): readonly Chamada[] =>
  chamadas.filter(({ metodo, caminho, operacao }) => {
    const texto = semAcento(
      `${metodo} ${caminho} ${operacao.summary} ${operacao.tags.join(' ')}`,
    ).toLowerCase();
    return palavras(busca).every((palavra) => texto.includes(palavra));
  });

const achadas = (chamadas: readonly Chamada[], busca: string): Markup => {
  const encontradas = procurar(chamadas, busca);
  const quantas = encontradas.length;
  return html`<h2>Resultado da procura</h2>
    <p role="status">${
      quantas === 0
        ? `Nenhuma chamada com “${busca}”. Tente uma palavra só, ou parte do caminho.`
        : `${quantas} ${quantas === 1 ? 'chamada' : 'chamadas'} com “${busca}”.`
    }</p>
    <ul class="lista">${encontradas.map(linkDa)}</ul>`;
};

export const paginaDeInicio = ({ chamadas }: Documentacao, busca: string): Markup => html`
  <p>Toda a plataforma fala por esta API: as telas, os aplicativos e os sistemas dos órgãos. Comece pelo
    <a href="/api/docs/guia">guia do integrador</a> ou procure a chamada.</p>
  <form action="/api/docs" method="get" role="search">
    <label for="busca">Procurar uma chamada</label>
    <div class="procura"><input id="busca" name="busca" type="search" value="${busca}" maxlength="100" autocomplete="off" />
    <button type="submit">Procurar</button></div>
  </form>
  ${busca.trim() && achadas(chamadas, busca.trim())}
  <h2>As três partes</h2>
  <ul class="cartoes">${nomesDasPartes.map(
    (parte) =>
      html`<li><h3><a href="/api/docs/${parte}">${partes[parte].titulo}</a></h3><p>${partes[parte].resumo}</p>
        <p class="apoio">${chamadas.filter((chamada) => chamada.parte === parte).length} chamadas ·
        <a href="/api/docs/${parte}/openapi.json">OpenAPI 3.1<span class="so-leitor"> da ${partes[parte].titulo}</span></a></p></li>`,
  )}</ul>`;
