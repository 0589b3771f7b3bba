import { type CasoDoCorpus, CPF, NOME, naLinha } from './testing-caso.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

const utf16 = (texto: string): string => Buffer.from(texto, 'utf16le').swap16().toString('hex');

/** A font with two-byte codes that only the ToUnicode map explains. */
const fonteCid = (pdf: PdfCru): number => {
  const mapa = pdf.fluxo(
    '',
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0100> <01ff> <0020> endbfrange endcmap end end`,
    true,
  );
  const cid = pdf.somar(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 556 /W [256 [300]] >>',
  );
  return pdf.somar(
    `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-H /DescendantFonts [${cid} 0 R] /ToUnicode ${mapa} 0 R >>`,
  );
};

const emCid = (texto: string): string =>
  [...texto].map((letra) => (letra.charCodeAt(0) - 0x20 + 0x100).toString(16).padStart(4, '0')).join('');

const comCid = (): Uint8Array => {
  const pdf = new PdfCru();
  const fonte = fonteCid(pdf);
  return paginasCruas(
    [
      {
        conteudo: `BT /F2 12 Tf 50 700 Td <${emCid(`Ouvido ${NOME} em ata`)}> Tj ET`,
        fontes: `/F2 ${fonte} 0 R`,
      },
    ],
    { pdf },
  );
};

/** The same form XObject on two pages. */
const comForma = (): Uint8Array => {
  const pdf = new PdfCru();
  const fonte = pdf.somar(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const dentro = pdf.fluxo(
    `/Type /XObject /Subtype /Form /BBox [0 0 400 100] /Resources << /Font << /F1 ${fonte} 0 R >> >>`,
    `BT /F1 12 Tf 10 40 Td (Titular: ${NOME}, presente) Tj ET`,
    true,
  );
  const fora = pdf.fluxo(
    `/Type /XObject /Subtype /Form /BBox [0 0 500 200] /Matrix [1 0 0 1 20 0] /Resources << /XObject << /Dentro ${dentro} 0 R >> >>`,
    'q 1 0 0 1 30 20 cm /Dentro Do Q',
  );
  const recursos = `/XObject << /Fm ${fora} 0 R >>`;
  const conteudo = 'q 1 0 0 1 10 600 cm /Fm Do Q';
  return paginasCruas(
    [
      { conteudo, recursos },
      { conteudo, recursos },
    ],
    { pdf },
  );
};

export const casosDeTexto = (): CasoDoCorpus[] => [
  {
    nome: 'texto com kerning, em TJ, com o nome partido em sete',
    bytes: paginasCruas([
      {
        conteudo: `BT /F1 12 Tf 50 700 Td [(Depoi) -20 (mento de J) 15 (oaq) 8 (ui) -4 (na S) 12 (egr) -7 (edo, lido em ata)] TJ T* ET
BT /F1 12 Tf 14 TL 50 660 Td (CPF ${CPF} e mais) Tj T* (segunda linha) Tj (linha por aspas) ' 2 1 (com espacos) " ET`,
      },
    ]),
    marcarTextos: [NOME, CPF],
    somem: [NOME, CPF, 'Segredo', 'egr', '529.982'],
    ficam: ['Depoimento de', 'lido em ata', 'e mais', 'segunda linha', 'linha por aspas'],
  },
  {
    nome: 'fonte CID com ToUnicode',
    bytes: comCid(),
    marcarTextos: [NOME],
    somem: [NOME, 'Segredo', emCid('Segredo')],
    ficam: ['Ouvido', 'em ata'],
  },
  {
    nome: 'forma reutilizada em duas páginas, marcada na primeira',
    bytes: comForma(),
    marcas: [naLinha(0, 113, 660, 96)],
    somem: [],
    ficam: ['Titular', 'presente', NOME],
    aviso: /ainda aparece na página 2/,
  },
  {
    nome: 'forma reutilizada em duas páginas, marcada nas duas',
    bytes: comForma(),
    marcarTextos: [NOME],
    somem: [NOME, 'Segredo'],
    ficam: ['Titular', 'presente'],
  },
  {
    nome: 'texto branco sobre branco e fora da página, longe da marca',
    bytes: paginasCruas([
      {
        conteudo: `${linha(`Recebido de ${NOME} hoje`, 50, 700)}
q 1 g BT /F1 9 Tf 300 100 Td (copia: ${NOME}) Tj ET Q
BT /F1 9 Tf 900 900 Td (fora: ${NOME}) Tj ET`,
      },
    ]),
    marcas: [naLinha(0, 122, 700, 96)],
    somem: [NOME, 'Segredo'],
    ficam: ['Recebido de', 'hoje'],
    aviso: /cópia escondida/,
  },
  {
    nome: 'texto invisível sem imagem por baixo',
    bytes: paginasCruas([
      {
        conteudo: `${linha(`Recebido de ${NOME} hoje`, 50, 700)}
q 3 Tr BT /F1 9 Tf 300 100 Td (oculto ${NOME}) Tj ET Q`,
      },
    ]),
    marcas: [naLinha(0, 122, 700, 96)],
    somem: [NOME, 'oculto'],
    ficam: ['Recebido de', 'hoje'],
  },
  {
    nome: 'segredo em comentários e em operandos que nenhum operador usa',
    bytes: paginasCruas([
      {
        conteudo: `% ${NOME} em comentario
(${NOME}) /${NOME.replace(' ', '#20')} 1 w
(${NOME}) MP /X << /Y (${NOME}) >> DP BX (${NOME}) inventado EX
${linha(`Recebido de ${NOME} hoje`, 50, 700)} % ${NOME}`,
      },
    ]),
    marcarTextos: [NOME],
    somem: [NOME, 'comentario', 'inventado'],
    ficam: ['Recebido de', 'hoje'],
  },
  {
    nome: 'ActualText e Alt no conteúdo marcado e na estrutura',
    bytes: (() => {
      const pdf = new PdfCru();
      const estrutura = pdf.somar(
        `<< /Type /StructTreeRoot /K << /Type /StructElem /S /P /ActualText (${NOME}) /Alt <feff${utf16(NOME)}> /K 0 >> >>`,
      );
      return paginasCruas(
        [
          {
            conteudo: `/Span << /MCID 0 /ActualText <feff${utf16(NOME)}> >> BDC ${linha(`De ${NOME} ao fim`, 50, 700)} EMC
/P /MC0 BDC ${linha('segunda linha', 50, 650)} EMC`,
            recursos: `/Properties << /MC0 << /ActualText (${NOME}) /E (${NOME}) >> >>`,
            extra: '/StructParents 0',
          },
        ],
        { pdf, catalogo: `/StructTreeRoot ${estrutura} 0 R /MarkInfo << /Marked true >> /Lang (pt-BR)` },
      );
    })(),
    marcas: [naLinha(0, 69, 700, 95)],
    somem: [NOME, 'ActualText', 'StructTreeRoot'],
    ficam: ['ao fim', 'segunda linha'],
  },
];

/**
 * A font whose codes only a table outside the file explains, so its letters are not where its
 * widths say.
 */
export const tabelaDeFora = (): CasoDoCorpus => {
  const pdf = new PdfCru();
  const cid = pdf.somar(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 60 300 61 95 600] >>',
  );
  const fonte = pdf.somar(
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${cid} 0 R] >>`,
  );
  return {
    nome: 'codificação que só uma tabela de fora explica',
    bytes: paginasCruas(
      [
        {
          conteudo: `BT /F2 12 Tf 50 700 Td <${utf16(`Ouvido o relato feito por ${NOME} ontem`)}> Tj ET`,
          fontes: `/F2 ${fonte} 0 R`,
        },
      ],
      { pdf },
    ),
    marcarTextos: [NOME],
    somem: [NOME],
    ficam: ['Ouvido'],
  };
};
