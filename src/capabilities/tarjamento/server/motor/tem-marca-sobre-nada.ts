import type { DocumentoAberto } from '../../domain/pdf/documento.ts';
import type { Letras } from '../../domain/pdf/letras.ts';
import { pintarNaUnidade } from '../../domain/pdf/pintar.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import { ESCALA, temTinta } from './documento/copias-escondidas.ts';
import { caixaDaMarca, letrasSob } from './documento/removidos.ts';

/**
 * Whether some mark of the page covers neither letters nor anything visible: it may be in the wrong
 * place.
 */
export const temMarcaSobreNada = (
  aberto: DocumentoAberto,
  pagina: number,
  { letras, marcas }: { readonly letras: Letras; readonly marcas: readonly Retangulo[] },
): boolean => {
  const semLetra = marcas.map(caixaDaMarca).filter((marca) => !letrasSob(letras, [marca]).includes(true));
  if (semLetra.length === 0) return false;
  const pintada = pintarNaUnidade(aberto, pagina, ESCALA);
  const escala = pintada.largura / (aberto.paginas[pagina]?.largura ?? 1);
  return semLetra.some((marca) => !temTinta(pintada, marca, escala));
};
