import type { RazaoDaImagem } from '../domain/virou-imagem.ts';
import { type CasoDoCorpus, NOME, naLinha } from './testing-caso.ts';
import { HELVETICA, linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

export interface CasoQueViraImagem extends CasoDoCorpus {
  readonly razao: RazaoDaImagem;
}

const FIM = linha('fim da folha', 50, 200);
const utf16 = (texto: string): string => Buffer.from(texto, 'utf16le').swap16().toString('hex');

/** A table from codes to text, one pair for each code. */
const tabela = (pdf: PdfCru, pares: readonly (readonly [string, string])[], espaco: string): number =>
  pdf.fluxo(
    '',
    `begincmap 1 begincodespacerange ${espaco} endcodespacerange ${pares.length} beginbfchar ${pares.map(([codigo, texto]) => `<${codigo}> <${utf16(texto)}>`).join(' ')} endbfchar endcmap`,
    true,
  );

/**
 * Letters as small bitmaps, as older typesetting programs write them: each glyph is a picture of
 * eight by eight with a shape of its own.
 */
const fonteDeBitmaps = (pdf: PdfCru, letras: string): number => {
  const unicas = [...new Set(letras)];
  const desenhos = unicas.map((letra) => {
    const codigo = letra.charCodeAt(0);
    const bits = Array.from({ length: 8 }, (_, n) => String.fromCharCode((codigo * (n + 3)) & 0xff)).join('');
    const imagem = `6 0 0 8 0 0 cm BI /W 8 /H 8 /IM true /BPC 1 /D [1 0] ID ${letra === ' ' ? '\0'.repeat(8) : bits} EI`;
    return [codigo, pdf.fluxo('', `7 0 0 0 7 8 d1 q ${imagem} Q`)] as const;
  });
  const unicode = tabela(
    pdf,
    unicas.map((letra) => [letra.charCodeAt(0).toString(16).padStart(2, '0'), letra]),
    '<00> <ff>',
  );
  return pdf.somar(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 7 8] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 0 /LastChar 255 /Widths [${'7 '.repeat(256)}] /Encoding << /Differences [${desenhos.map(([codigo]) => `${codigo} /g${codigo}`).join(' ')}] >> /CharProcs << ${desenhos.map(([codigo, n]) => `/g${codigo} ${n} 0 R`).join(' ')} >> /Resources << >> /ToUnicode ${unicode} 0 R >>`,
  );
};

/** One glyph that writes the whole name with codes that only its own inner font explains. */
const fonteCifrada = (pdf: PdfCru): number => {
  const cid = pdf.somar(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 556 >>',
  );
  const dentro = pdf.somar(
    `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-H /DescendantFonts [${cid} 0 R] >>`,
  );
  const glifo = pdf.fluxo('', '6000 0 d0 BT /F2 1000 Tf <004d0051004400540058004c0051> Tj ET');
  return pdf.somar(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 6000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 65 /LastChar 65 /Widths [6000] /Encoding << /Differences [65 /a] >> /CharProcs << /a ${glifo} 0 R >> /Resources << /Font << /F2 ${dentro} 0 R >> >> >>`,
  );
};

/** A glyph whose text is the name, and whose ink is 240 points away from where it stands. */
const fonteLonge = (pdf: PdfCru): number => {
  const glifo = pdf.fluxo('', '500 0 d0 20000 0 3000 800 re f');
  const unicode = tabela(pdf, [['61', NOME]], '<00> <ff>');
  return pdf.somar(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 800] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 97 /Widths [500] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${glifo} 0 R >> /Resources << >> /ToUnicode ${unicode} 0 R >>`,
  );
};

const RELATO = `Relato de ${NOME} em 2024`;

const comFonte = (montar: (pdf: PdfCru) => number, conteudo: string): Uint8Array => {
  const pdf = new PdfCru();
  const fonte = montar(pdf);
  return paginasCruas([{ conteudo: `${conteudo}\n${FIM}`, fontes: `/F3 ${fonte} 0 R` }], { pdf });
};

const emCid = (texto: string): string => utf16(texto);

/** Written from top to bottom: two-byte codes that are the letters themselves. */
const fonteVertical = (pdf: PdfCru): number => {
  const mapa = tabela(
    pdf,
    [...new Set(`${RELATO}abcdefghijklmnopqrstuvwxyz`)].map((letra) => [utf16(letra), letra]),
    '<0000> <ffff>',
  );
  const cid = pdf.somar(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /DW2 [880 -1000] >>',
  );
  return pdf.somar(
    `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-V /DescendantFonts [${cid} 0 R] /ToUnicode ${mapa} 0 R >>`,
  );
};

const comPadrao = (): Uint8Array => {
  const pdf = new PdfCru();
  const fonte = pdf.somar(HELVETICA);
  const padrao = pdf.fluxo(
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 200 40] /XStep 200 /YStep 40 /Resources << /Font << /F1 ${fonte} 0 R >> >>`,
    linha(NOME, 10, 10),
  );
  const conteudo = `/Pattern cs /P1 scn 0 600 595 200 re f 0 g ${linha('Acima, o selo de quem relata', 50, 500)}\n${FIM}`;
  return paginasCruas([{ conteudo, recursos: `/Pattern << /P1 ${padrao} 0 R >>` }], { pdf });
};

/** What was refused before: under the mark, it cannot be taken apart with certainty. */
export const casosQueViramImagem = (): CasoQueViraImagem[] => [
  {
    nome: 'letras feitas de pequenas imagens',
    razao: 'letras-desenhadas',
    bytes: comFonte((pdf) => fonteDeBitmaps(pdf, RELATO), `BT /F3 12 Tf 50 700 Td (${RELATO}) Tj ET`),
    // Ten letters before the name, 8.4 points each.
    marcas: [{ pagina: 0, x: 50 + 10 * 8.4, y: 842 - 712, largura: 16 * 8.4, altura: 14 }],
    somem: [NOME, 'Joaquina', 'Segredo'],
    ficam: ['Relato de', 'em 2024', 'fim da folha'],
  },
  {
    nome: 'letra desenhada que escreve o nome em códigos cifrados',
    razao: 'letras-desenhadas',
    bytes: comFonte(fonteCifrada, 'BT /F3 12 Tf 100 700 Td (A) Tj ET BT /F3 12 Tf 100 400 Td (A) Tj ET'),
    marcas: [naLinha(0, 95, 700, 85)],
    somem: ['004d00510044', 'CharProcs'],
    ficam: ['fim da folha'],
  },
  {
    nome: 'letra que pinta longe do seu lugar, com o nome na tabela de letras',
    razao: 'letras-desenhadas',
    bytes: comFonte(fonteLonge, `BT /F3 12 Tf 60 400 Td (a) Tj ET ${linha('ao lado', 50, 450)}`),
    marcas: [naLinha(0, 295, 400, 50)],
    somem: [NOME, 'Joaquina', 'Segredo'],
    ficam: ['ao lado', 'fim da folha'],
  },
  {
    nome: 'nome no desenho de um padrão que se repete',
    razao: 'padrao',
    bytes: comPadrao(),
    marcas: [{ pagina: 0, x: 0, y: 42, largura: 595, altura: 200 }],
    somem: [NOME, 'PatternType'],
    ficam: ['Acima, o selo de quem relata', 'fim da folha'],
  },
  {
    nome: 'texto de cima para baixo',
    razao: 'vertical',
    bytes: comFonte(fonteVertical, `BT /F3 12 Tf 300 700 Td <${emCid(RELATO)}> Tj ET`),
    // Ten letters of twelve points each before the name.
    marcas: [{ pagina: 0, x: 290, y: 842 - 700 + 10 * 12, largura: 20, altura: 16 * 12 }],
    somem: [NOME, 'Joaquina', 'Segredo', emCid('Segredo')],
    ficam: ['fim da folha'],
  },
];
