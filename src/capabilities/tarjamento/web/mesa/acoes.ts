import type { OrigemDaMarca } from '../../domain/marca.ts';
import type { MarcaEmObra } from '../../domain/marcas.ts';
import type { CodigoDoMotivo } from '../../domain/motivos.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import type { Achado } from '../documento.ts';
import type { Lugar } from '../folha/mexer.ts';
import { novoId } from './use-mesa.ts';

export type Ferramenta = 'mover' | 'texto' | 'retangulo';

export type Selecao =
  | { readonly tipo: 'marcas'; readonly grupos: readonly string[] }
  | { readonly tipo: 'sugestao'; readonly id: string }
  | null;

/** What can be done with the marks of the open document. */
export interface Acoes {
  marcar(retangulos: readonly Retangulo[], origem: OrigemDaMarca, rotulo: string): void;
  ajustar(id: string, lugar: Lugar, sequencia?: string): void;
  remover(grupos: readonly string[]): void;
  darMotivo(grupos: readonly string[], motivo: CodigoDoMotivo): void;
  aceitar(sugestoes: readonly Achado[]): void;
  recusar(sugestoes: readonly Achado[]): void;
  reabrir(ids: readonly string[]): void;
  marcarTexto(texto: string): void;
  desfazer(): void;
  refazer(): void;
}

/** The rectangles of one text form a single mark for the person. */
export const novasMarcas = (
  retangulos: readonly Retangulo[],
  comuns: Pick<MarcaEmObra, 'motivo' | 'origem' | 'rotulo'>,
): readonly MarcaEmObra[] => {
  const grupo = novoId('grupo-');
  return retangulos.map((retangulo) => ({ ...retangulo, ...comuns, id: novoId('marca-'), grupo }));
};
