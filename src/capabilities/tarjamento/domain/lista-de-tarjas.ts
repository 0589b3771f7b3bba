import { type CodigoDoMotivo, motivosLegais } from './motivos.ts';
import type { Retangulo } from './retangulo.ts';

export interface MarcaComMotivo extends Retangulo {
  readonly motivo?: CodigoDoMotivo | undefined;
}

const SEM_MOTIVO = 'Motivo não informado';

const motivoDe = (codigo: CodigoDoMotivo | undefined) =>
  motivosLegais.find((motivo) => motivo.codigo === codigo);

const contar = (quantas: number): string => (quantas === 1 ? '1 tarja' : `${quantas} tarjas`);
const paginas = (quantas: number): string => (quantas === 1 ? '1 página' : `${quantas} páginas`);

/** '3 tarjas em 2 páginas: Dado pessoal (2), Sigilo fiscal (1).' It never says what they cover. */
export const resumoDasTarjas = (marcas: readonly MarcaComMotivo[]): string => {
  const porMotivo = new Map<string, number>();
  for (const { motivo } of marcas) {
    const nome = motivoDe(motivo)?.nome ?? SEM_MOTIVO;
    porMotivo.set(nome, (porMotivo.get(nome) ?? 0) + 1);
  }
  const distintas = new Set(marcas.map(({ pagina }) => pagina)).size;
  const motivos = [...porMotivo].map(([nome, quantas]) => `${nome} (${quantas})`).join(', ');
  return `${contar(marcas.length)} em ${paginas(distintas)}: ${motivos}.`;
};

/**
 * The list delivered with the document: the reasons of a partial refusal (Lei 12.527/2011, art. 11,
 * §1, II).
 */
export const escreverLista = (nome: string, marcas: readonly MarcaComMotivo[]): string => {
  const ordenadas = [...marcas].sort((a, b) => a.pagina - b.pagina || a.y - b.y || a.x - b.x);
  const linhas = ordenadas.map(({ pagina, motivo }, ordem) => {
    const achado = motivoDe(motivo);
    const razao = achado ? `${achado.nome} (${achado.artigo})` : SEM_MOTIVO;
    return `${ordem + 1}. Página ${pagina + 1}: ${razao}`;
  });
  return ['Lista de tarjas', `Documento: ${nome}`, resumoDasTarjas(marcas), '', ...linhas, ''].join('\r\n');
};
