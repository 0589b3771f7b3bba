import { StandardFontEmbedder, StandardFonts } from '@cantoo/pdf-lib';

type Medidor = ReturnType<typeof StandardFontEmbedder.for>;
const medidores = new Map<string, Medidor>();

const FAMILIAS = [
  [/symbol/i, ['Symbol', 'Symbol', 'Symbol', 'Symbol']],
  [/dingbat/i, ['ZapfDingbats', 'ZapfDingbats', 'ZapfDingbats', 'ZapfDingbats']],
  [/cour|mono|consol/i, ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique']],
  [/times|roman|serif|georgia|garamond/i, ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic']],
  [/./, ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique']],
] as const;

/** The standard font that readers use in place of one without measures (ISO 32000-1, 9.6.2.2). */
const padraoDe = (nome: string): Medidor => {
  const isNegrito = /bold|black|heavy/i.test(nome);
  const isItalico = /italic|oblique/i.test(nome);
  const familia = /sans/i.test(nome) ? FAMILIAS[4] : FAMILIAS.find(([padrao]) => padrao.test(nome));
  const escolhida = (familia ?? FAMILIAS[4])[1][(isNegrito ? 1 : 0) + (isItalico ? 2 : 0)] ?? 'Helvetica';
  const pronto = medidores.get(escolhida);
  if (pronto) return pronto;
  const medidor = StandardFontEmbedder.for(
    escolhida as unknown as Parameters<typeof StandardFontEmbedder.for>[0],
  );
  medidores.set(escolhida, medidor);
  return medidor;
};

/**
 * Widths by code, in thousandths of the size; `diferencas` are the glyph names that the document
 * gives to codes.
 */
export const largurasPadrao = (
  nome: string,
  diferencas: ReadonlyMap<number, string>,
): Map<number, number> => {
  const { font, encoding } = padraoDe(nome || StandardFonts.Helvetica);
  const larguras = new Map<number, number>();
  for (const ponto of encoding.supportedCodePoints) {
    const { code, name } = encoding.encodeUnicodeCodePoint(ponto);
    larguras.set(code, font.getWidthOfGlyph(name) ?? 0);
  }
  for (const [codigo, glifo] of diferencas) {
    const largura = font.getWidthOfGlyph(glifo);
    if (largura !== undefined) larguras.set(codigo, largura);
  }
  return larguras;
};
