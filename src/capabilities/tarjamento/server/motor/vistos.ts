import type { ImagemVista, LetraVista, PinturaVista, Visto } from './conteudo/estado.ts';

export interface LetraNaPagina extends LetraVista {
  /** How many things other than letters were painted before it. */
  readonly era: number;
}

/** Everything that a page shows, in the order in which it is painted. */
export interface VistosDaPagina {
  readonly letras: readonly LetraNaPagina[];
  readonly pinturas: readonly PinturaVista[];
  readonly imagens: readonly ImagemVista[];
}

interface EmObra {
  readonly letras: LetraNaPagina[];
  readonly pinturas: PinturaVista[];
  readonly imagens: ImagemVista[];
}

export class Vistos {
  private readonly paginas = new Map<number, EmObra>();

  somar(pagina: number, visto: Visto): void {
    const dela = this.paginas.get(pagina) ?? { letras: [], pinturas: [], imagens: [] };
    this.paginas.set(pagina, dela);
    if (visto.tipo === 'letra') dela.letras.push({ ...visto, era: dela.pinturas.length });
    else if (visto.tipo === 'pintura') dela.pinturas.push(visto);
    else dela.imagens.push(visto);
  }

  *porPagina(): Generator<readonly [number, VistosDaPagina]> {
    yield* this.paginas;
  }
}
