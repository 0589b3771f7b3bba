import type { DocumentoAberto } from '../../domain/pdf/documento.ts';
import { type Letras, readLetras } from '../../domain/pdf/letras.ts';
import { naPagina, type Retangulo } from '../../domain/retangulo.ts';
import { alargarTarjas } from './alargar-tarjas.ts';
import { copiasEscondidas } from './documento/copias-escondidas.ts';
import { caixaDaMarca, textosSob } from './documento/removidos.ts';
import { temMarcaSobreNada } from './tem-marca-sobre-nada.ts';
import { Procura } from './texto/procura.ts';

export interface Levantamento {
  readonly marcas: readonly Retangulo[];
  readonly tarjas: readonly Retangulo[];
  readonly escondidas: readonly Retangulo[];
  readonly removidos: readonly string[];
  /** Pages where some mark covers nothing. */
  readonly emVao: readonly number[];
}

/** Before anything changes: what the marks cover, and where else it is hidden. */
export const levantar = (aberto: DocumentoAberto, pedidas: readonly Retangulo[]): Levantamento => {
  const marcas = pedidas.flatMap((marca) => naPagina(marca, aberto.paginas) ?? []);
  const dela = (pagina: number) => marcas.filter((marca) => marca.pagina === pagina);
  const removidos: string[] = [];
  const tarjas: Retangulo[] = [];
  const emVao: number[] = [];
  const lidas = new Map<number, Letras>();
  const letrasDa = (pagina: number): Letras => {
    const letras = lidas.get(pagina) ?? readLetras(aberto, pagina);
    lidas.set(pagina, letras);
    return letras;
  };
  for (const pagina of new Set(marcas.map((marca) => marca.pagina))) {
    const letras = letrasDa(pagina);
    const suas = dela(pagina);
    removidos.push(...textosSob(letras, suas.map(caixaDaMarca)));
    if (temMarcaSobreNada(aberto, pagina, { letras, marcas: suas })) emVao.push(pagina);
    tarjas.push(...alargarTarjas(letras, suas, aberto.paginas[pagina]?.largura ?? 0));
  }
  const escondidas = copiasEscondidas(aberto, new Procura(removidos), {
    letrasDa,
    marcasDa: (pagina) => dela(pagina).map(caixaDaMarca),
  });
  return { marcas, tarjas, escondidas, removidos, emVao };
};
