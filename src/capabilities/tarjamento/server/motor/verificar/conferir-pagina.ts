import { comPagina, type DocumentoAberto } from '../../../domain/pdf/documento.ts';
import type { Letras } from '../../../domain/pdf/letras.ts';
import { naPaginaDe } from '../../../domain/pdf/mostra.ts';
import { pintarNaUnidade } from '../../../domain/pdf/pintar.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { caixaDaMarca, letrasSob } from '../documento/removidos.ts';
import { temDesenhoSob } from './desenhos.ts';

export interface Local {
  readonly onde: string;
  readonly pagina: number | null;
}

/**
 * Our editor and PDFium measure letters slightly differently, so only letters clearly under the
 * mark count.
 */
const RASPAO_DA_CONFERENCIA = { largura: 0.35, altura: 0.45 };
const QUASE_PRETO = 12;
const PIXELS_DA_CONFERENCIA = 600_000;

const temTextoSob = (letras: Letras, marcas: readonly Retangulo[]): boolean => {
  const sob = letrasSob(letras, marcas.map(caixaDaMarca), RASPAO_DA_CONFERENCIA);
  return sob.some((isSob, at) => isSob && /\S/.test(letras.texto[at] ?? ''));
};

/** Whether every pixel well inside every mark is black. */
const isTudoPreto = (aberto: DocumentoAberto, pagina: number, marcas: readonly Retangulo[]): boolean => {
  const tamanho = aberto.paginas[pagina] ?? { largura: 1, altura: 1, unidade: 1 };
  const area = (tamanho.largura * tamanho.altura) / tamanho.unidade ** 2;
  const escala = Math.min(2, Math.sqrt(PIXELS_DA_CONFERENCIA / Math.max(1, area)));
  const { largura, altura, rgba } = pintarNaUnidade(aberto, pagina, escala);
  const [sx, sy] = [largura / tamanho.largura, altura / tamanho.altura];
  return marcas.every((marca) => {
    const [x0, x1] = [Math.ceil(marca.x * sx) + 1, Math.floor((marca.x + marca.largura) * sx) - 1];
    const [y0, y1] = [Math.ceil(marca.y * sy) + 1, Math.floor((marca.y + marca.altura) * sy) - 1];
    for (let y = Math.max(0, y0); y < Math.min(altura, y1); y++) {
      for (let x = Math.max(0, x0); x < Math.min(largura, x1); x++) {
        const at = (y * largura + x) * 4;
        const maior = Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
        if (maior > QUASE_PRETO) return false;
      }
    }
    return true;
  });
};

/** What PDFium, opening the result like any reader, still finds under the marks of a page. */
export const conferirPagina = (
  aberto: DocumentoAberto,
  pagina: number,
  { letras, marcas }: { readonly letras: Letras; readonly marcas: readonly Retangulo[] },
): Local[] => {
  const locais: Local[] = [];
  if (temTextoSob(letras, marcas)) locais.push({ onde: 'Texto sob a tarja', pagina });
  if (!isTudoPreto(aberto, pagina, marcas)) locais.push({ onde: 'Parte da tarja não ficou preta', pagina });
  const temDesenho = comPagina(aberto, pagina, ({ pagina: emUso, mostra }) =>
    temDesenhoSob(
      aberto.motor,
      emUso,
      marcas.map((marca) => naPaginaDe(mostra, marca)),
    ),
  );
  if (temDesenho) locais.push({ onde: 'Desenho sob a tarja', pagina });
  return locais;
};
