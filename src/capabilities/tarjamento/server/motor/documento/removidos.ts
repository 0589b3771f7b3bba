import type { Letras } from '../../../domain/pdf/letras.ts';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { isTocada, type Raspao } from '../conteudo/tocada.ts';

/** A box as displayed, in the shape of the other boxes, so that they can be compared. */
const comoCaixa = (x: number, y: number, largura: number, altura: number): Caixa => ({
  esquerda: x,
  base: y,
  direita: x + largura,
  topo: y + altura,
});

export const caixaDaMarca = ({ x, y, largura, altura }: Omit<Retangulo, 'pagina'>): Caixa =>
  comoCaixa(x, y, largura, altura);

export const caixaDaLetra = ({ caixas }: Letras, at: number): Caixa =>
  comoCaixa(caixas[at * 4] ?? 0, caixas[at * 4 + 1] ?? 0, caixas[at * 4 + 2] ?? 0, caixas[at * 4 + 3] ?? 0);

export const temCaixa = ({ caixas }: Letras, at: number): boolean =>
  (caixas[at * 4 + 2] ?? 0) > 0 && (caixas[at * 4 + 3] ?? 0) > 0;

/** PDFium's boxes are taller than the letters. */
const DO_LEITOR: Raspao = { largura: 0.3, altura: 0.35 };

/** Which letters of a page, as PDFium reads them, are under a mark. */
export const letrasSob = (letras: Letras, marcas: readonly Caixa[], raspao = DO_LEITOR): boolean[] =>
  Array.from(
    { length: letras.texto.length },
    (_, at) =>
      temCaixa(letras, at) && marcas.some((marca) => isTocada(caixaDaLetra(letras, at), marca, raspao)),
  );

const RUIDO = /^[\s\p{P}\p{S}]*$/u;

/** The text that a page loses: the runs of letters under each mark. */
export const textosSob = (letras: Letras, marcas: readonly Caixa[]): string[] => {
  const textos: string[] = [];
  for (const marca of marcas) {
    const sob = letrasSob(letras, [marca]);
    let atual = '';
    for (let at = 0; at <= letras.texto.length; at++) {
      const letra = letras.texto[at] ?? '';
      const continua = at < letras.texto.length && (sob[at] || (/\s/.test(letra) && atual !== ''));
      if (continua) atual += letra;
      else {
        if (!RUIDO.test(atual)) textos.push(atual.trim());
        atual = '';
      }
    }
  }
  return textos;
};
