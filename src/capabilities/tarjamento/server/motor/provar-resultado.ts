import type { PaginaAberta } from '../../domain/pdf/documento.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import { resolucaoPara } from '../../domain/virou-imagem.ts';
import { type DocumentoLido, type Reconstruido, reconstruirSemMarcas } from './documento/reconstruir.ts';
import { type LeituraDaPagina, rasterizar } from './imagem/rasterizar.ts';
import type { Levantamento } from './levantar.ts';
import type { Ocultas } from './texto/letras-ocultas.ts';
import type { Local } from './verificar/conferir-pagina.ts';
import { verificar } from './verificar/verificar.ts';

export const ordenadas = (paginas: Iterable<number>): number[] => [...paginas].sort((a, b) => a - b);

interface EmObra {
  readonly motor: Motor;
  readonly lido: DocumentoLido;
  readonly levantamento: Levantamento;
  readonly exame: { readonly ocultas: Ocultas; readonly semMarcas: Uint8Array };
  readonly refeito: Reconstruido;
  readonly paginas: readonly PaginaAberta[];
}

/** The pages to be turned into images, each with the source of its words. */
type ComoImagem = ReadonlyMap<number, LeituraDaPagina>;

/** The result with these pages as images, and what opening it again finds. */
const provar = async (obra: EmObra, comoImagem: ComoImagem) => {
  const { motor, lido, levantamento, exame, refeito, paginas } = obra;
  const ocultas = exame.ocultas.porPagina;
  const rasterizadas = ordenadas(comoImagem.keys());
  const vistas = new Set([...levantamento.marcas.map(({ pagina }) => pagina), ...rasterizadas]);
  const base =
    ocultas.size === 0
      ? { pdf: exame.semMarcas, paginas: [...paginas.keys()] }
      : {
          pdf: reconstruirSemMarcas(lido, motor, { soEstas: vistas, ocultas }),
          paginas: ordenadas(vistas),
        };
  const resolucao = resolucaoPara(rasterizadas.flatMap((pagina) => paginas[pagina] ?? []));
  const pdf =
    rasterizadas.length > 0
      ? await rasterizar(motor, {
          pdf: refeito.pdf,
          base,
          paginas: rasterizadas,
          leituraDa: (pagina) => comoImagem.get(pagina) ?? 'nenhuma',
          resolucao,
          ...levantamento,
        })
      : refeito.pdf;
  const verificado = await verificar({
    motor,
    pdf,
    base,
    paginas: paginas.length,
    marcas: levantamento.marcas,
    removidos: [...levantamento.removidos, ...refeito.textosDasAnotacoes],
  });
  return { pdf, resolucao, ...verificado };
};

const leituraPara = ({ refeito }: EmObra, pagina: number): LeituraDaPagina =>
  refeito.dificeis.has(pagina) ? 'editada' : 'original';

/**
 * What to try next, after something was found: a page that shows what cannot be taken apart becomes
 * an image, and an image gives up its words. Undefined if that would not help.
 */
const maisSeguro = (
  obra: EmObra,
  comoImagem: ComoImagem,
  locais: readonly Local[],
): ComoImagem | undefined => {
  const novo = new Map(comoImagem);
  for (const { pagina } of locais) {
    if (pagina === null) return undefined;
    const leitura = comoImagem.get(pagina);
    if (leitura === undefined && !obra.refeito.dificeis.has(pagina)) return undefined;
    if (leitura === 'nenhuma') return undefined;
    novo.set(pagina, leitura === undefined ? leituraPara(obra, pagina) : 'nenhuma');
  }
  return novo;
};

const MAX_TENTATIVAS = 3;

/** Turns into images what needs it, until nothing is found or nothing more helps. */
export const provarAte = async (obra: EmObra, pedidas: readonly number[]) => {
  const tocadas = [...obra.refeito.dificeis].flatMap(([pagina, { isTocado }]) => (isTocado ? [pagina] : []));
  let comoImagem: ComoImagem = new Map(
    [...pedidas, ...tocadas].map((pagina) => [pagina, leituraPara(obra, pagina)]),
  );
  for (let tentativa = 1; ; tentativa++) {
    const feito = await provar(obra, comoImagem);
    const proxima = feito.locais.length > 0 ? maisSeguro(obra, comoImagem, feito.locais) : undefined;
    if (!proxima || tentativa >= MAX_TENTATIVAS) return { ...feito, comoImagem };
    comoImagem = proxima;
  }
};
