import { abrirPdf } from '../../../domain/pdf/documento.ts';
import { type Caixa, naPaginaDe } from '../../../domain/pdf/mostra.ts';
import type { Motor } from '../../../domain/pdf/motor.ts';
import { type PaginaPintada, pintarNaUnidade } from '../../../domain/pdf/pintar.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { type ImagemVista, lugarDaImagem } from '../conteudo/estado.ts';
import { caixaDe, type Matriz, toca } from '../conteudo/matriz.ts';
import type { LugarCoberto } from '../conteudo/oficina-do-editor.ts';
import {
  type DocumentoLido,
  type ImagensMarcadas,
  reconstruirSemMarcas,
  SEM_IMAGENS,
} from '../documento/reconstruir.ts';
import type { Vistos } from '../vistos.ts';
import { feitiosDaImagem } from './feitio-da-imagem.ts';
import { areaPintada, pixelsDiferentes } from './tinta.ts';

const QUADRADO: Caixa = { esquerda: 0, base: 0, direita: 1, topo: 1 };
const ESCALA = 1;
/** If less of its area is visible than this, part of it is hidden. */
const QUASE_TODA = 0.9;
/** If it is drawn smaller than this share of the marked drawing, its content cannot be made out. */
const MENOR_ESCALA = 0.25;

interface Desenho extends ImagemVista {
  readonly pagina: number;
  readonly marcas: readonly Caixa[];
  readonly cobertas: readonly Caixa[];
}

const areaDo = (m: Matriz): number => Math.abs(m[0] * m[3] - m[1] * m[2]);

interface Pedido {
  readonly marcas: readonly Retangulo[];
  readonly tarjas: readonly Retangulo[];
}

const desenhosDe = (lido: DocumentoLido, vistos: Vistos, { marcas, tarjas }: Pedido): Desenho[] => {
  const desenhos: Desenho[] = [];
  for (const [pagina, { imagens }] of vistos.porPagina()) {
    const mostra = lido.paginas[pagina]?.mostra;
    if (!mostra) continue;
    const caixas = (retangulos: readonly Retangulo[]): Caixa[] =>
      retangulos.filter((r) => r.pagina === pagina).map((r) => naPaginaDe(mostra, r));
    const [suas, pretas] = [caixas(marcas), caixas(tarjas)];
    for (const vista of imagens) {
      const caixa = caixaDe(vista.ctm, QUADRADO);
      const tocam = (lista: readonly Caixa[]): Caixa[] => lista.filter((marca) => toca(caixa, marca));
      desenhos.push({
        ...vista,
        pagina,
        marcas: tocam(suas),
        cobertas: tocam([...suas, ...pretas]),
      });
    }
  }
  return desenhos;
};

/** The picture is painted black, then white: where both renderings are equal, nobody sees it. */
const aVistaEm = (
  motor: Motor,
  lido: DocumentoLido,
  soltos: readonly Desenho[],
  areaMarcada: ReadonlyMap<string, number>,
): Map<number, Set<string>> => {
  const paginas = [...new Set(soltos.map(({ pagina }) => pagina))].sort((a, b) => a - b);
  const lugares = new Map(
    paginas.map((pagina) => [
      pagina,
      new Set(soltos.filter((d) => d.pagina === pagina).map(({ ctm }) => lugarDaImagem(ctm))),
    ]),
  );
  const feitios = new Set(soltos.flatMap(({ imagem }) => feitiosDaImagem(imagem)));
  const emUmaCor = (cor: string): Uint8Array =>
    reconstruirSemMarcas(lido, motor, {
      soEstas: new Set(paginas),
      prova: {
        letraFica: () => true,
        corNoLugar: (pagina, imagem, ctm) =>
          lugares.get(pagina)?.has(lugarDaImagem(ctm)) &&
          feitiosDaImagem(imagem).some((feitio) => feitios.has(feitio))
            ? cor
            : undefined,
      },
    });
  const [preto, branco] = [abrirPdf(motor, emUmaCor('0')), abrirPdf(motor, emUmaCor('1'))];
  try {
    const aVista = new Map<number, Set<string>>();
    for (const [ordem, pagina] of paginas.entries()) {
      const [uma, outra] = [pintarNaUnidade(preto, ordem, ESCALA), pintarNaUnidade(branco, ordem, ESCALA)];
      const suas = soltos.filter(
        (d) =>
          d.pagina === pagina &&
          isAVista(
            lido,
            d,
            [uma, outra],
            Math.max(...feitiosDaImagem(d.imagem).map((f) => areaMarcada.get(f) ?? 0)),
          ),
      );
      aVista.set(pagina, new Set(suas.map(({ ctm }) => lugarDaImagem(ctm))));
    }
    return aVista;
  } finally {
    preto.fechar();
    branco.fechar();
  }
};

const isAVista = (
  lido: DocumentoLido,
  { pagina, ctm }: Desenho,
  [preta, branca]: readonly [PaginaPintada, PaginaPintada],
  areaMarcada: number,
): boolean => {
  const mostra = lido.paginas[pagina]?.mostra;
  if (!mostra || areaDo(ctm) < MENOR_ESCALA * MENOR_ESCALA * areaMarcada) return false;
  const area = areaPintada(preta, mostra, caixaDe(ctm, QUADRADO));
  const porUnidade = [preta.largura / mostra.largura, preta.altura / mostra.altura].map(
    (s) => s * mostra.unidade,
  );
  const pixels = porUnidade.reduce((area, lado) => area * lado, areaDo(ctm));
  return pixels >= 1 && pixelsDiferentes(preta, branca, area) >= QUASE_TODA * pixels;
};

/**
 * A marked picture may be drawn again where nobody sees it; there it loses the same pixels. Where
 * it is drawn again in plain sight, the person chose to leave it.
 */
export const imagensMarcadas = (
  motor: Motor,
  lido: DocumentoLido,
  vistos: Vistos,
  pedido: Pedido,
): ImagensMarcadas => {
  const desenhos = desenhosDe(lido, vistos, pedido);
  const cobertas = new Map<string, LugarCoberto[]>();
  const areaMarcada = new Map<string, number>();
  for (const { imagem, ctm, marcas, cobertas: suas } of desenhos) {
    if (marcas.length === 0) continue;
    const lugar = { ctm, marcas: suas };
    for (const feitio of feitiosDaImagem(imagem)) {
      cobertas.set(feitio, [...(cobertas.get(feitio) ?? []), lugar]);
      areaMarcada.set(feitio, Math.max(areaMarcada.get(feitio) ?? 0, areaDo(ctm)));
    }
  }
  if (cobertas.size === 0) return SEM_IMAGENS;
  const soltos = desenhos.filter(
    ({ imagem, marcas }) =>
      marcas.length === 0 && feitiosDaImagem(imagem).some((feitio) => cobertas.has(feitio)),
  );
  return { cobertas, aVista: soltos.length > 0 ? aVistaEm(motor, lido, soltos, areaMarcada) : new Map() };
};
