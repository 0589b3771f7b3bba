import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { PDFString } from '@cantoo/pdf-lib';
import type { Letras } from '../../../domain/pdf/letras.ts';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { Retangulo } from '../../../domain/retangulo.ts';
import { numero, numeros } from '../conteudo/matriz.ts';
import { caixaDaLetra, caixaDaMarca, letrasSob, temCaixa } from '../documento/removidos.ts';

/** A mark may cut a letter in two: the picture shows the rest of it, invisible text does not. */
const QUALQUER_TOQUE = { largura: 0.15, altura: 0.35 };
const LARGURA = 500;
const UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin begincmap
/CMapName /Invisivel def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0000> <ffff> <0000> endbfrange
endcmap end end`;

/**
 * Each UTF-16 unit is its own code, so text in any alphabet can be copied and searched; nothing is
 * drawn.
 */
export const fonteInvisivel = (contexto: PDFContext): PDFRef => {
  const descritor = contexto.register(
    contexto.obj({
      Type: 'FontDescriptor',
      FontName: 'Invisivel',
      Flags: 4,
      FontBBox: [0, -200, LARGURA, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
    }),
  );
  const cid = contexto.register(
    contexto.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'Invisivel',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descritor,
      CIDToGIDMap: 'Identity',
      DW: LARGURA,
    }),
  );
  return contexto.register(
    contexto.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'Invisivel',
      Encoding: 'Identity-H',
      DescendantFonts: [cid],
      ToUnicode: contexto.register(contexto.flateStream(UNICODE)),
    }),
  );
};

const hexDe = (texto: string): string => Buffer.from(texto, 'utf16le').swap16().toString('hex');

type Sentido = 'direita' | 'esquerda' | 'baixo' | 'cima';

const sentidoDe = (a: Caixa, b: Caixa): Sentido => {
  const dx = b.esquerda + b.direita - a.esquerda - a.direita;
  const dy = b.base + b.topo - a.base - a.topo;
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'esquerda' : 'direita';
  return dy > 0 ? 'baixo' : 'cima';
};

/** Height of the baseline above the bottom of the line. */
const PE = 0.2;

/** `a` and `b` are the first and last letters, as displayed; the written page has y upwards. */
const lugarDe = (sentido: Sentido, a: Caixa, b: Caixa, altura: number) => {
  const isDeitado = sentido === 'direita' || sentido === 'esquerda';
  const corpo = isDeitado ? a.topo - a.base : a.direita - a.esquerda;
  const pe = PE * corpo;
  const [largura, matriz] = {
    direita: [b.direita - a.esquerda, [1, 0, 0, 1, a.esquerda, altura - a.topo + pe]] as const,
    esquerda: [a.direita - b.esquerda, [-1, 0, 0, -1, a.direita, altura - a.base - pe]] as const,
    baixo: [b.topo - a.base, [0, -1, 1, 0, a.esquerda + pe, altura - a.base]] as const,
    cima: [a.topo - b.base, [0, 1, -1, 0, a.direita - pe, altura - a.topo]] as const,
  }[sentido];
  return { corpo: Math.max(1, corpo), largura: Math.max(0.1, largura), matriz };
};

/** The words that no mark touches, each stretched to the place where it is seen. */
export const camadaInvisivel = (letras: Letras, marcas: readonly Retangulo[], altura: number): string => {
  const sob = letrasSob(letras, marcas.map(caixaDaMarca), QUALQUER_TOQUE);
  const linhas: string[] = ['BT', '3 Tr'];
  let inicio = 0;
  let sentido: Sentido = 'direita';
  const escrever = (fim: number): void => {
    if (fim <= inicio) return;
    const [a, b] = [caixaDaLetra(letras, inicio), caixaDaLetra(letras, fim - 1)];
    // A word of one letter has the direction of the word before it.
    if (fim - inicio > 1) sentido = sentidoDe(a, b);
    const { corpo, largura, matriz } = lugarDe(sentido, a, b, altura);
    const natural = (fim - inicio) * (LARGURA / 1000) * corpo;
    linhas.push(
      `/F ${numero(corpo)} Tf ${numero((largura / natural) * 100)} Tz`,
      `${numeros(matriz)} Tm`,
      `<${hexDe(letras.texto.slice(inicio, fim))}> Tj`,
    );
  };
  for (let at = 0; at <= letras.texto.length; at++) {
    const continua =
      at < letras.texto.length && !sob[at] && temCaixa(letras, at) && /\S/.test(letras.texto[at] ?? '');
    if (continua) continue;
    escrever(at);
    inicio = at + 1;
  }
  return [...linhas, 'ET'].join('\n');
};
