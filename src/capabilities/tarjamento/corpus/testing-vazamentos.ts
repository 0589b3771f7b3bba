import { type CasoDoCorpus, CPF, NOME, naLinha } from './testing-caso.ts';
import type { CasoQueViraImagem } from './testing-imagens.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

const RELATO = linha(`Relato de ${NOME} em 2024`, 50, 700);
const FIM = linha('fim da folha', 50, 200);
/** A mark over the whole line, not only over the name. */
const LINHA_INTEIRA = naLinha(0, 45, 700, 220);
const SO_O_NOME = naLinha(0, 107, 700, 96);
const SO_DIGITOS = CPF.replace(/\D/g, '');
const PARTES = [NOME, 'Joaquina', 'Segredo', 'joaquina', 'segredo'];

const branco = (texto: string): string => `q 1 g ${linha(texto, 300, 100)} Q`;

const comLigacao = (conteudo: string, uri: string): Uint8Array => {
  const pdf = new PdfCru();
  const ligacao = pdf.somar(
    `<< /Type /Annot /Subtype /Link /Rect [300 100 350 120] /A << /S /URI /URI (${uri}) >> >>`,
  );
  return paginasCruas([{ conteudo: `${conteudo}\n${FIM}`, extra: `/Annots [${ligacao} 0 R]` }], { pdf });
};

const caso = (
  nome: string,
  bytes: Uint8Array,
  resto: Partial<CasoDoCorpus> & Pick<CasoDoCorpus, 'marcas'>,
): CasoDoCorpus => ({ nome, bytes, somem: PARTES, ficam: ['fim da folha'], ...resto });

const deTexto = (nome: string, conteudo: string, resto: Parameters<typeof caso>[2]): CasoDoCorpus =>
  caso(nome, paginasCruas([{ conteudo: `${conteudo}\n${FIM}` }]), resto);

const comNumero = (visivel: string, escondido: string): string =>
  `${linha(`CPF ${visivel} de quem relata`, 50, 700)}\n${branco(escondido)}`;
const NUMERO = { marcas: [naLinha(0, 75, 700, 90)], somem: [CPF, SO_DIGITOS], aviso: /cópia escondida/ };

/** A Type 3 font: the first glyph draws a name, and both glyphs have a person's name. */
const fonteDesenhada = (conteudo: string): Uint8Array => {
  const pdf = new PdfCru();
  const fonte = pdf.somar('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const comTexto = pdf.fluxo('', `7000 0 d0 BT /F2 1000 Tf (${NOME}) Tj ET`);
  const quadrado = pdf.fluxo('', `600 0 0 0 600 700 d1 0 0 500 700 re f`);
  const unicode = pdf.fluxo(
    '',
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <41> <${Buffer.from(NOME, 'utf16le').swap16().toString('hex')}> <42> <0058> endbfchar endcmap`,
    true,
  );
  const desenhada = pdf.somar(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 65 /LastChar 66 /Widths [7000 600] /Encoding << /Differences [65 /Joaquina /Segredo] >> /CharProcs << /Joaquina ${comTexto} 0 R /Segredo ${quadrado} 0 R >> /Resources << /Font << /F2 ${fonte} 0 R >> >> /ToUnicode ${unicode} 0 R >>`,
  );
  return paginasCruas([{ conteudo: `${conteudo}\n${FIM}`, fontes: `/F3 ${desenhada} 0 R` }], { pdf });
};

/** Data that must leave the document although the mark misses it, or is wider than the secret. */
export const casosDeVazamento = (): CasoDoCorpus[] => [
  deTexto('marca mais longa que o nome, e o nome em branco', `${RELATO}\n${branco(NOME)}`, {
    marcas: [LINHA_INTEIRA],
    aviso: /cópia escondida/,
  }),
  caso(
    'marca mais longa que o nome, e o nome em uma ligação',
    comLigacao(RELATO, 'mailto:Joaquina.Segredo@x.com'),
    {
      marcas: [LINHA_INTEIRA],
    },
  ),
  caso(
    'marca sobre nome e CPF, e o CPF em uma ligação',
    comLigacao(linha(`${NOME}, CPF ${CPF}`, 50, 700), `http://x.com/${SO_DIGITOS}`),
    { marcas: [naLinha(0, 45, 700, 250)], somem: [CPF, SO_DIGITOS, 'x.com'] },
  ),
  caso('nome partido em uma ligação', comLigacao(RELATO, 'http://x.com/p/joaquina/segredo'), {
    marcas: [SO_O_NOME],
  }),
  deTexto('nome ao contrário em branco', `${RELATO}\n${branco('Segredo, Joaquina')}`, {
    marcas: [SO_O_NOME],
    aviso: /cópia escondida/,
  }),
  deTexto('CPF com pontos marcado, sem pontos em branco', comNumero(CPF, SO_DIGITOS), NUMERO),
  deTexto('CPF sem pontos marcado, com pontos em branco', comNumero(SO_DIGITOS, CPF), NUMERO),
  deTexto('nome em letras de um centésimo de ponto', `${RELATO}\nBT /F1 0.01 Tf 105 300 Td (${NOME}) Tj ET`, {
    marcas: [SO_O_NOME],
    somem: [...PARTES, 'Jo', 'gr'],
  }),
  caso(
    'letra desenhada que traz o nome, tirada da página',
    fonteDesenhada('BT /F3 12 Tf 110 700 Td (A) Tj ET BT /F3 12 Tf 400 600 Td (B) Tj ET'),
    { marcas: [naLinha(0, 100, 700, 120)], somem: [...PARTES, 'CharProcs <<\n    /Joaquina'] },
  ),
  deTexto(
    'letras feitas de janelas retangulares',
    'q 110 700 m 118 712 l 126 700 l h 130 700 6 10 re 140 700 6 10 re W n 0 0 1 rg 0 0 595 842 re f Q',
    { marcas: [SO_O_NOME], somem: ['130 700', '140 700'] },
  ),
  deTexto('tarja sobre lugar vazio', RELATO, {
    marcas: [naLinha(0, 300, 400, 96)],
    somem: [],
    ficam: ['Relato de', 'fim da folha'],
    aviso: /lugar vazio na página 1/,
  }),
];

const comPadrao = (conteudo: string, dentro: string): Uint8Array => {
  const pdf = new PdfCru();
  const fonte = pdf.somar('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const padrao = pdf.fluxo(
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 595 842] /XStep 595 /YStep 842 /Resources << /Font << /F1 ${fonte} 0 R >> >>`,
    dentro,
  );
  return paginasCruas([{ conteudo: `${conteudo}\n${FIM}`, recursos: `/Pattern << /P1 ${padrao} 0 R >>` }], {
    pdf,
  });
};

const comNomes = (): Uint8Array => {
  const pdf = new PdfCru();
  const funcao = pdf.somar('<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>');
  return paginasCruas(
    [
      {
        conteudo: `${RELATO}\n${FIM}\n/Cor cs 1 scn 300 300 10 10 re f`,
        recursos: `/ColorSpace << /Cor [/Separation /Joaquina#20Segredo /DeviceGray ${funcao} 0 R] >>`,
      },
    ],
    { pdf },
  );
};

/** Names in patterns, which repeat over everything painted with them. */
export const casosDePadrao = (): CasoQueViraImagem[] => [
  {
    ...caso(
      'nome no desenho de um padrão que cobre a folha',
      comPadrao('/Pattern cs /P1 scn 0 0 595 842 re f', RELATO),
      {
        marcas: [SO_O_NOME],
        ficam: [],
      },
    ),
    razao: 'padrao',
  },
  {
    ...caso(
      'nome partido em um padrão usado só sob a tarja, com a cor do traço mudada depois',
      comPadrao(
        '/Pattern cs /P1 scn 0 G 110 698 60 10 re f',
        'BT /F1 12 Tf 110 700 Td (Joaq) Tj (uina) Tj ET',
      ),
      { marcas: [SO_O_NOME], somem: ['Joaq', 'uina'], ficam: [] },
    ),
    razao: 'padrao',
  },
  {
    ...caso(
      'nome marcado no texto e escrito em um padrão longe da marca',
      comPadrao(
        `${RELATO}\n/Pattern cs /P1 scn 300 300 10 10 re f`,
        'BT /F1 12 Tf 110 700 Td (Joaquina) Tj ( Seg) Tj (redo) Tj ET',
      ),
      { marcas: [SO_O_NOME], ficam: ['Relato de'] },
    ),
    razao: 'padrao',
  },
];

/** What a name may hide in besides its page: refused as it is, accepted as an image. */
export const casosSoComoImagem = (): (CasoDoCorpus & { readonly onde: string })[] => [
  {
    ...caso('nome dado a uma cor, com a linha inteira marcada', comNomes(), { marcas: [LINHA_INTEIRA] }),
    onde: 'Nome de objeto',
  },
];

export const MARCA_NA_HACHURA = SO_O_NOME;
/** A pattern of plain lines, which counts as a colour. */
export const hachura = (): Uint8Array =>
  comPadrao(`/Pattern cs /P1 scn 0 600 595 200 re f 0 g ${RELATO}`, '0 0 m 595 842 l S 0 100 m 595 100 l S');
