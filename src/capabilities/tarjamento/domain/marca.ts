import type { CodigoDoMotivo } from './motivos.ts';
import type { Retangulo } from './retangulo.ts';

export type OrigemDaMarca = 'texto' | 'retangulo' | 'pagina' | 'busca' | 'sugestao';

export interface Marca extends Retangulo {
  readonly id: string;
  readonly motivo: CodigoDoMotivo;
  readonly origem: OrigemDaMarca;
}
