import { escapeHtml } from '#server/http/pagina-legivel.ts';
import { type BlocoDeTexto, type Piece, parseMarked } from '../domain/marcacao-leve.ts';

const pecaEmHtml = (peca: Piece): string => {
  const texto = escapeHtml(peca.text);
  if (peca.kind === 'strong') return `<strong>${texto}</strong>`;
  return peca.kind === 'link' ? `<a href="/web${escapeHtml(peca.to)}">${texto}</a>` : texto;
};

/** One line of the light markup. */
export const linhaEmHtml = (linha: string): string => parseMarked(linha).map(pecaEmHtml).join('');

export const listaEmHtml = (itens: readonly string[], marca: 'ul' | 'ol' = 'ul'): string =>
  `<${marca}>${itens.map((item) => `<li>${linhaEmHtml(item)}</li>`).join('')}</${marca}>`;

export const blocoEmHtml = (bloco: BlocoDeTexto): string =>
  bloco.tipo === 'lista' ? listaEmHtml(bloco.itens) : `<p>${linhaEmHtml(bloco.texto)}</p>`;

export const linkEmHtml = (endereco: string, texto: string): string =>
  `<a href="${escapeHtml(endereco)}">${escapeHtml(texto)}</a>`;

const CAMINHOS: readonly (readonly [endereco: string, texto: string])[] = [
  ['/web/', 'Página inicial'],
  ['/web/perguntas-frequentes', 'Perguntas frequentes'],
  ['/web/manual', 'Manual'],
];

/** With links to the other help pages, since no menu shows without a script. */
export const corpoEmHtml = (titulo: string, conteudo: string): string =>
  [
    '<main class="container-lg">',
    `<nav aria-label="Páginas de ajuda"><p>${CAMINHOS.map(([endereco, texto]) => linkEmHtml(endereco, texto)).join(' · ')}</p></nav>`,
    `<article><h1>${escapeHtml(titulo)}</h1>${conteudo}</article></main>`,
  ].join('');
