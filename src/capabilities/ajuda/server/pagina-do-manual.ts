import { escapeHtml, type LerPagina } from '#server/http/pagina-legivel.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { Bloco, Parte, Tabela } from '../domain/manual/secao.ts';
import { partes } from '../domain/manual/secoes.ts';
import { corpoEmHtml, linhaEmHtml, linkEmHtml, listaEmHtml } from './em-html.ts';

const ENDERECO = /^\/web\/manual\/?(?:[?#].*)?$/s;
const TITULO = 'Manual';

const tabelaEmHtml = ({ titulo, colunas, linhas }: Tabela): string =>
  [
    `<table class="br-table"><caption>${escapeHtml(titulo)}</caption>`,
    `<thead><tr>${colunas.map((coluna) => `<th scope="col">${escapeHtml(coluna)}</th>`).join('')}</tr></thead><tbody>`,
    ...linhas.map((linha) => `<tr>${linha.map((celula) => `<td>${linhaEmHtml(celula)}</td>`).join('')}</tr>`),
    '</tbody></table>',
  ].join('');

const blocoDoManual = (bloco: Bloco): string => {
  if (typeof bloco === 'string') return `<p>${linhaEmHtml(bloco)}</p>`;
  if ('aviso' in bloco) return `<p><strong>Atenção.</strong> ${linhaEmHtml(bloco.aviso)}</p>`;
  if ('tabela' in bloco) return tabelaEmHtml(bloco.tabela);
  return 'passos' in bloco ? listaEmHtml(bloco.passos, 'ol') : listaEmHtml(bloco.lista);
};

const indiceDe = ({ id, titulo, secoes }: Parte): string =>
  `<li>${linkEmHtml(`#${id}`, titulo)}<ol>${secoes.map((secao) => `<li>${linkEmHtml(`#${secao.id}`, secao.titulo)}</li>`).join('')}</ol></li>`;

const parteEmHtml = ({ id, titulo, secoes }: Parte): string =>
  [
    `<section><h2 id="${id}">${escapeHtml(titulo)}</h2>`,
    ...secoes.map(
      (secao) =>
        `<section><h3 id="${secao.id}">${escapeHtml(secao.titulo)}</h3>${secao.blocos.map(blocoDoManual).join('')}</section>`,
    ),
    '</section>',
  ].join('');

/** The same for everybody; it changes only with a release. */
const CORPO = corpoEmHtml(
  TITULO,
  `<ul>${partes.map(indiceDe).join('')}</ul>${partes.map(parteEmHtml).join('')}`,
);

/** The whole manual, each section at its anchor, readable without a script. */
export const paginaDoManual =
  ({ config }: Platform): LerPagina =>
  async (request) =>
    ENDERECO.test(request.url)
      ? {
          titulo: `${TITULO} · ${config.instalacao.nome}`,
          descricao:
            'O passo a passo completo para cidadãos e equipes de ouvidoria e de acesso à informação.',
          canonico: `${browserOrigin(request, config)}/web/manual`,
          corpo: CORPO,
        }
      : null;
