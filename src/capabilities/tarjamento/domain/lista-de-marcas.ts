import type { OrigemDaMarca } from './marca.ts';
import { agrupar, type MarcaEmObra } from './marcas.ts';
import { motivosLegais } from './motivos.ts';

export const nomesDasOrigens: Readonly<Record<OrigemDaMarca, string>> = {
  texto: 'Seleção de texto',
  retangulo: 'Retângulo',
  pagina: 'Página inteira',
  busca: 'Busca no documento',
  sugestao: 'Sugestão aceita',
};

export interface LinhaDaLista {
  readonly numero: number;
  readonly pagina: number;
  readonly motivo: string;
  readonly artigo: string;
  readonly origem: string;
}

export const cabecalhoDaLista = [
  'Marca',
  'Página',
  'Motivo',
  'Fundamento legal',
  'Como foi marcada',
] as const;

/**
 * What was covered and why, for whoever receives the document (Lei 12.527/2011, art. 7º, § 2º, and
 * art. 11, § 1º, II): never what is under the mark, nor how wide it is.
 */
export const linhasDaLista = (marcas: readonly MarcaEmObra[]): readonly LinhaDaLista[] =>
  agrupar(marcas).flatMap(({ marcas: [primeira] }, n) => {
    if (!primeira) return [];
    const motivo = motivosLegais.find(({ codigo }) => codigo === primeira.motivo);
    return [
      {
        numero: n + 1,
        pagina: primeira.pagina + 1,
        motivo: motivo?.nome ?? primeira.motivo,
        artigo: motivo?.artigo ?? '',
        origem: nomesDasOrigens[primeira.origem],
      },
    ];
  });

export const tabelaDaLista = (marcas: readonly MarcaEmObra[]): readonly (readonly (string | number)[])[] => [
  cabecalhoDaLista,
  ...linhasDaLista(marcas).map(({ numero, pagina, motivo, artigo, origem }) => [
    numero,
    pagina,
    motivo,
    artigo,
    origem,
  ]),
];

/** Not the document's own name: it may be that of the person who was taken out of it. */
export const NOME_TARJADO = 'documento-tarjado.pdf';

export const nomeDaLista = (nome: string): string => `${nome.replace(/\.pdf$/i, '')}-lista-de-marcas.csv`;
