import type { Marca } from './marca.ts';
import type { CodigoDoMotivo } from './motivos.ts';
import type { Retangulo } from './retangulo.ts';

/**
 * A mark while it is being edited. A text over several lines has one rectangle per line, all in one
 * group.
 */
export interface MarcaEmObra extends Marca {
  readonly grupo: string;
  /** How the person recognises it in the list; it never leaves the browser. */
  readonly rotulo: string;
}

/** The marks and the refused suggestions: all that undo restores. */
export interface Presente {
  readonly marcas: readonly MarcaEmObra[];
  readonly recusadas: readonly string[];
}

export interface Historico {
  readonly passado: readonly Presente[];
  readonly presente: Presente;
  readonly futuro: readonly Presente[];
  /** Key presses that move the same mark one after the other count as one step to undo. */
  readonly sequencia: string | null;
}

export type AtoDeMarcar =
  | { readonly ato: 'marcar'; readonly marcas: readonly MarcaEmObra[] }
  | { readonly ato: 'remover'; readonly grupos: readonly string[] }
  | {
      readonly ato: 'ajustar';
      readonly id: string;
      readonly retangulo: Omit<Retangulo, 'pagina'>;
      readonly sequencia?: string;
    }
  | { readonly ato: 'dar-motivo'; readonly grupos: readonly string[]; readonly motivo: CodigoDoMotivo }
  | { readonly ato: 'recusar'; readonly sugestoes: readonly string[] }
  | { readonly ato: 'reabrir'; readonly sugestoes: readonly string[] }
  | { readonly ato: 'desfazer' }
  | { readonly ato: 'refazer' };

const MAX_PASSOS = 200;
/** A tenth of a point is too small to see or to point at. */
const FOLGA = 0.1;

export const historicoVazio: Historico = {
  passado: [],
  presente: { marcas: [], recusadas: [] },
  futuro: [],
  sequencia: null,
};

export const cobre = (a: Retangulo, b: Retangulo): boolean =>
  a.pagina === b.pagina &&
  a.x <= b.x + FOLGA &&
  a.y <= b.y + FOLGA &&
  a.x + a.largura >= b.x + b.largura - FOLGA &&
  a.y + a.altura >= b.y + b.altura - FOLGA;

/** Only the new marks that are not already under another. */
const ineditas = (ja: readonly MarcaEmObra[], novas: readonly MarcaEmObra[]): MarcaEmObra[] => {
  const porPagina = Map.groupBy(ja, ({ pagina }) => pagina);
  return novas.filter((nova) => {
    const dela = porPagina.get(nova.pagina) ?? [];
    if (dela.some((marca) => cobre(marca, nova))) return false;
    porPagina.set(nova.pagina, [...dela, nova]);
    return true;
  });
};

const marcar = (antes: Presente, novas: readonly MarcaEmObra[]): Presente => {
  const aceitas = ineditas(antes.marcas, novas);
  return aceitas.length === 0 ? antes : { ...antes, marcas: [...antes.marcas, ...aceitas] };
};

const remover = (antes: Presente, grupos: readonly string[]): Presente => {
  const saem = new Set(grupos);
  const ficam = antes.marcas.filter(({ grupo }) => !saem.has(grupo));
  return ficam.length === antes.marcas.length ? antes : { ...antes, marcas: ficam };
};

/** Changes marks with `mudar`; returns the same object if none changed. */
const trocar = (antes: Presente, mudar: (marca: MarcaEmObra) => MarcaEmObra): Presente => {
  const marcas = antes.marcas.map(mudar);
  return marcas.every((marca, n) => marca === antes.marcas[n]) ? antes : { ...antes, marcas };
};

const mesmoLugar = (a: Omit<Retangulo, 'pagina'>, b: Omit<Retangulo, 'pagina'>): boolean =>
  a.x === b.x && a.y === b.y && a.largura === b.largura && a.altura === b.altura;

const proximo = (antes: Presente, ato: Exclude<AtoDeMarcar, { ato: 'desfazer' | 'refazer' }>): Presente => {
  if (ato.ato === 'marcar') return marcar(antes, ato.marcas);
  if (ato.ato === 'remover') return remover(antes, ato.grupos);
  if (ato.ato === 'ajustar')
    return trocar(antes, (marca) =>
      marca.id === ato.id && !mesmoLugar(marca, ato.retangulo) ? { ...marca, ...ato.retangulo } : marca,
    );
  if (ato.ato === 'dar-motivo') {
    const grupos = new Set(ato.grupos);
    return trocar(antes, (marca) =>
      grupos.has(marca.grupo) && marca.motivo !== ato.motivo ? { ...marca, motivo: ato.motivo } : marca,
    );
  }
  if (ato.ato === 'recusar') {
    const recusadas = [...new Set([...antes.recusadas, ...ato.sugestoes])];
    return recusadas.length === antes.recusadas.length ? antes : { ...antes, recusadas };
  }
  const reabertas = new Set(ato.sugestoes);
  const ficam = antes.recusadas.filter((id) => !reabertas.has(id));
  return ficam.length === antes.recusadas.length ? antes : { ...antes, recusadas: ficam };
};

const desfazer = (historico: Historico): Historico => {
  const presente = historico.passado.at(-1);
  if (!presente) return historico;
  return {
    passado: historico.passado.slice(0, -1),
    presente,
    futuro: [historico.presente, ...historico.futuro],
    sequencia: null,
  };
};

const refazer = (historico: Historico): Historico => {
  const [presente, ...futuro] = historico.futuro;
  if (!presente) return historico;
  return { passado: [...historico.passado, historico.presente], presente, futuro, sequencia: null };
};

/**
 * Every change of the marks goes through here, so that it can be undone; a change without effect is
 * not a step.
 */
export const marcarOuDesfazer = (historico: Historico, ato: AtoDeMarcar): Historico => {
  if (ato.ato === 'desfazer') return desfazer(historico);
  if (ato.ato === 'refazer') return refazer(historico);
  const presente = proximo(historico.presente, ato);
  if (presente === historico.presente) return historico;
  const sequencia = (ato.ato === 'ajustar' && ato.sequencia) || null;
  const continua = sequencia !== null && sequencia === historico.sequencia;
  return {
    passado: continua ? historico.passado : [...historico.passado, historico.presente].slice(-MAX_PASSOS),
    presente,
    futuro: [],
    sequencia,
  };
};

export interface GrupoDeMarcas {
  readonly grupo: string;
  readonly marcas: readonly MarcaEmObra[];
}

/** In the order of the document: by page, from top to bottom. */
export const agrupar = (marcas: readonly MarcaEmObra[]): readonly GrupoDeMarcas[] => {
  const grupos = Map.groupBy(marcas, ({ grupo }) => grupo);
  return [...grupos]
    .map(([grupo, dele]) => ({ grupo, marcas: dele }))
    .toSorted(({ marcas: [a] }, { marcas: [b] }) =>
      a && b ? a.pagina - b.pagina || a.y - b.y || a.x - b.x : 0,
    );
};

export const paginasMarcadas = (marcas: readonly Retangulo[]): readonly number[] =>
  [...new Set(marcas.map(({ pagina }) => pagina))].toSorted((a, b) => a - b);

/** Something found in the text that the person may want to cover. */
export interface Sugestao<Tipo extends string = string> {
  readonly id: string;
  readonly tipo: Tipo;
  readonly pagina: number;
  readonly texto: string;
  readonly retangulos: readonly Retangulo[];
}

/** Covered by any marks: if one of them is removed, the suggestion is open again. */
const isCoberta = (retangulos: readonly Retangulo[], marcas: readonly Retangulo[]): boolean =>
  retangulos.every((retangulo) => marcas.some((marca) => cobre(marca, retangulo)));

/** The suggestions that are neither covered nor refused. */
export const sugestoesAbertas = <S extends Sugestao>(
  sugestoes: readonly S[],
  { marcas, recusadas }: Presente,
): readonly S[] => {
  const fora = new Set(recusadas);
  const porPagina = Map.groupBy(marcas, ({ pagina }) => pagina);
  return sugestoes.filter(
    ({ id, pagina, retangulos }) => !fora.has(id) && !isCoberta(retangulos, porPagina.get(pagina) ?? []),
  );
};

/** Keeps a moved or resized mark inside its page, and large enough to be seen. */
export const dentroDaPagina = (
  { x, y, largura, altura }: Omit<Retangulo, 'pagina'>,
  pagina: { readonly largura: number; readonly altura: number },
): Omit<Retangulo, 'pagina'> => {
  const w = Math.min(pagina.largura, Math.max(MENOR_LADO, largura));
  const h = Math.min(pagina.altura, Math.max(MENOR_LADO, altura));
  return {
    x: Math.min(Math.max(0, x), pagina.largura - w),
    y: Math.min(Math.max(0, y), pagina.altura - h),
    largura: w,
    altura: h,
  };
};

/** In points. */
export const MENOR_LADO = 3;
