import type { FastifyRequest } from 'fastify';

/** What a page says without any script: to search engines, and to browsers that run none. */
export interface PaginaLegivel {
  readonly titulo: string;
  readonly descricao: string;
  /** The page's one official address, however it was reached. */
  readonly canonico: string;
  /** HTML, with every word already escaped. */
  readonly corpo: string;
  /** What the page is about, in the words of schema.org (JSON-LD). */
  readonly dados?: object;
}

/** Null when the address is not such a page; 'ausente' when it is, but there is nothing to read. */
export type LerPagina = (request: FastifyRequest) => Promise<PaginaLegivel | 'ausente' | null>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (texto: string): string =>
  texto.replace(/[&<>"']/g, (letra) => ESCAPES[letra] ?? '');

/** The text is inside a script element, which a '<' could end. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A data block: browsers run nothing of this type, so the policy against inline scripts has nothing to refuse. */
const blocoDeDados = (dados: object | undefined): string =>
  dados ? `<script type="application/ld+json">${toScriptJson(dados)}</script>\n  ` : '';

/** Puts it into the frame that every page has (src/web/index.html). */
export const comPagina = (
  pagina: string,
  { titulo, descricao, canonico, corpo, dados }: PaginaLegivel,
): string =>
  pagina
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titulo)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(descricao)}" />`,
    )
    .replace(
      '</head>',
      () => `<link rel="canonical" href="${escapeHtml(canonico)}" />\n  ${blocoDeDados(dados)}</head>`,
    )
    .replace('<div id="app">', () => `<div id="app">${corpo}`);
