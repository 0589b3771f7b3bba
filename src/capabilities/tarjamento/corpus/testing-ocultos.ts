import { deflateSync } from 'node:zlib';
import { type CasoDoCorpus, NOME, naLinha } from './testing-caso.ts';
import { LADO, MARCA_NA_IMAGEM, NA_PAGINA, tonsComSegredo } from './testing-desenhos.ts';
import { HELVETICA, linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

const RELATO = linha(`Relato de ${NOME} em 2024`, 50, 700);
const FIM = linha('fim da folha', 50, 200);
const SO_O_NOME = naLinha(0, 107, 700, 96);
const PARTES = [NOME, 'Joaquina', 'Segredo'];
/** Hidden text that reveals the secret without using any of the marked words. */
const DITO = ['HIV positivo', 'soropositiva'];
const OCULTO = linha(DITO.join(' '), 300, 100);
const TIRADO = { marcas: [SO_O_NOME], somem: [...PARTES, ...DITO], ficam: ['Relato de', 'fim da folha'] };
const SEM_VER = { ...TIRADO, aviso: /texto que ninguém vê na página 1/ };

const pagina = (conteudo: string, recursos = '', pdf = new PdfCru(), fontes = ''): Uint8Array =>
  paginasCruas([{ conteudo: `${RELATO}\n${conteudo}\n${FIM}`, recursos, fontes }], { pdf });

/** A glyph that is a drawing, and paints 240 points away from where it stands. */
const desenhoLonge = (desenho: string): Uint8Array => {
  const pdf = new PdfCru();
  const letra = pdf.fluxo('', `500 0 d0 ${desenho}`);
  const helvetica = pdf.somar(HELVETICA);
  const fonte = pdf.somar(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 97 /Widths [500] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${letra} 0 R >> /Resources << /Font << /F2 ${helvetica} 0 R >> >> >>`,
  );
  return pagina('BT /F3 12 Tf 60 400 Td (a) Tj ET', '', pdf, `/F3 ${fonte} 0 R`);
};

const comMascara = (dentro: string, tipo: string, pintado: string): Uint8Array => {
  const pdf = new PdfCru();
  const helvetica = pdf.somar(HELVETICA);
  const recursos = `/Resources << /Font << /F1 ${helvetica} 0 R >> >>`;
  const forma = pdf.fluxo(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${recursos}`, OCULTO);
  const grupo = pdf.fluxo(
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >> /Resources << /Font << /F1 ${helvetica} 0 R >> /XObject << /Fm ${forma} 0 R >> >>`,
    dentro,
  );
  return pagina(
    `q /G0 gs 0 g ${pintado} re f Q`,
    `/ExtGState << /G0 << /Type /ExtGState /SMask << /Type /Mask /S /${tipo} /G ${grupo} 0 R >> >> >>`,
    pdf,
  );
};

const MASCARA = { ...TIRADO, aviso: /máscara de desenho na página 1/ };
const LONGE = [naLinha(0, 290, 400, 250), SO_O_NOME];

const comLigacoes = (uris: readonly string[]): Uint8Array => {
  const pdf = new PdfCru();
  const ligacoes = uris.map((uri, n) =>
    pdf.somar(
      `<< /Type /Annot /Subtype /Link /Rect [300 ${100 + 20 * n} 350 ${115 + 20 * n}] /A << /S /URI /URI (${uri}) >> >>`,
    ),
  );
  const extra = `/Annots [${ligacoes.map((n) => `${n} 0 R`).join(' ')}]`;
  return paginasCruas([{ conteudo: `${RELATO}\n${FIM}`, extra }], { pdf });
};

const emBranco = (): Uint8Array =>
  paginasCruas([
    {
      conteudo: `q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q ${RELATO} q 3 Tr ${OCULTO} Q ${FIM}`,
    },
  ]);

/** Secrets hidden where nobody sees them, in words that no mark covers. */
export const casosOcultos = (): CasoDoCorpus[] => [
  {
    ...TIRADO,
    nome: 'letra desenhada que escreve o nome longe do seu lugar',
    bytes: desenhoLonge(`BT /F2 1000 Tf 20000 0 Td (${NOME}) Tj ET`),
    marcas: LONGE,
  },
  {
    ...TIRADO,
    nome: 'letra desenhada que traça longe do seu lugar',
    bytes: desenhoLonge('20123.7 0 300 800 re f 21234.7 0 300 800 re f'),
    marcas: LONGE,
    somem: ['20123.7', '21234.7'],
  },
  {
    ...MASCARA,
    nome: 'texto em máscara de luz',
    bytes: comMascara(`1 g ${OCULTO}`, 'Luminosity', '290 90 200 30'),
  },
  {
    ...MASCARA,
    nome: 'texto em máscara de transparência',
    bytes: comMascara(OCULTO, 'Alpha', '290 90 200 30'),
  },
  {
    ...MASCARA,
    nome: 'texto em forma dentro de máscara que nada pinta',
    bytes: comMascara('1 g 0 0 595 842 re f /Fm Do', 'Luminosity', '0 0 1 1'),
  },
  { ...SEM_VER, nome: 'branco sobre branco, com outras palavras', bytes: pagina(`q 1 g ${OCULTO} Q`) },
  { ...SEM_VER, nome: 'da cor do fundo', bytes: pagina(`q .2 .3 .9 rg 290 90 250 30 re f ${OCULTO} Q`) },
  { ...SEM_VER, nome: 'coberto por um retângulo', bytes: pagina(`${OCULTO} q 1 g 290 90 250 30 re f Q`) },
  {
    ...SEM_VER,
    nome: 'coberto por linhas, sob outro texto à vista',
    bytes: pagina(`${OCULTO} q 1 G 40 w 290 105 m 560 105 l S Q ${linha('por cima', 302, 102)}`),
    ficam: ['por cima'],
  },
  {
    ...SEM_VER,
    nome: 'branco por baixo de texto à vista',
    bytes: pagina(`q 1 g ${OCULTO} Q ${linha('texto que todos veem aqui', 303, 99)}`),
    ficam: ['texto que todos veem aqui'],
  },
  { ...SEM_VER, nome: 'em uma janela fechada', bytes: pagina(`q 0 0 1 1 re W n ${OCULTO} Q`) },
  {
    ...SEM_VER,
    nome: 'transparente',
    bytes: pagina(`q /G0 gs ${OCULTO} Q`, '/ExtGState << /G0 << /Type /ExtGState /ca 0 >> >>'),
  },
  {
    ...TIRADO,
    nome: 'em letras de seis décimos de ponto',
    bytes: pagina(OCULTO.replace('/F1 12 Tf', '/F1 .6 Tf')),
  },
  {
    ...TIRADO,
    nome: 'invisível sobre uma figura pequena',
    bytes: pagina(`q 200 0 0 30 290 90 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q q 3 Tr ${OCULTO} Q`),
  },
  {
    ...SEM_VER,
    nome: 'invisível sobre uma imagem em branco que toma a folha',
    bytes: emBranco(),
  },
  {
    ...SEM_VER,
    nome: 'branco em forma que herda a fonte da página',
    bytes: (() => {
      const pdf = new PdfCru();
      const forma = pdf.fluxo(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842]',
        OCULTO.replace('/F1 12 Tf ', ''),
      );
      return pagina('q 1 g BT /F1 12 Tf ET /Fm Do Q', `/XObject << /Fm ${forma} 0 R >>`, pdf);
    })(),
  },
  {
    ...TIRADO,
    nome: 'texto sem fonte nenhuma',
    bytes: paginasCruas([{ conteudo: `BT 300 100 Td (${DITO.join(' ')}) Tj ET ${RELATO} ${FIM}` }]),
  },
  {
    ...TIRADO,
    nome: 'endereços cifrados em ligações',
    bytes: comLigacoes([
      'https://x.br/%254Aoaquina',
      'https://x.br/?b=Sm9hcXVpbmEgU2VncmVkbw==',
      'https://x.br/4a6f617175696e61',
      'https://x.br/aniuqaoj',
      'https://joaq@x.br/',
      'https://x.br/guia/acesso',
    ]),
    somem: [...PARTES, '%254A', 'Sm9hcXVpbmE', '4a6f6171', 'aniuqaoj', 'joaq@'],
    aviso: /endereços de 5 links foram retirados/,
  },
];

const SEGUNDOS: Readonly<Record<string, string>> = {
  minúscula: 'q .01 0 0 .01 20 20 cm /Im Do Q',
  'em uma janela fechada': 'q 0 0 0 0 re W n 400 0 0 400 100 50 cm /Im Do Q',
  'fora da folha': 'q 400 0 0 400 100 2000 cm /Im Do Q',
  coberta: 'q 100 0 0 100 10 20 cm /Im Do Q q 1 g 0 0 120 130 re f Q',
  transparente: 'q /G0 gs 100 0 0 100 10 20 cm /Im Do Q',
  'sob outro número de objeto': 'q 0 0 0 0 re W n 400 0 0 400 100 50 cm /Im2 Do Q',
};

const comDuas = (segundo: string): Uint8Array => {
  const pdf = new PdfCru();
  const dict = `/Type /XObject /Subtype /Image /Width ${LADO} /Height ${LADO} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  const [uma, outra] = [0, 1].map(() => pdf.fluxo(dict, deflateSync(tonsComSegredo())));
  return paginasCruas(
    [
      {
        conteudo: `${NA_PAGINA} ${segundo}`,
        recursos: `/XObject << /Im ${uma} 0 R /Im2 ${outra} 0 R >> /ExtGState << /G0 << /Type /ExtGState /ca 0 >> >>`,
      },
    ],
    { pdf },
  );
};

/** A marked picture that is also drawn where nobody sees it. */
export const imagensDuasVezes = (): CasoDoCorpus[] =>
  Object.entries(SEGUNDOS).map(([nome, segundo]) => ({
    nome,
    bytes: comDuas(segundo),
    marcas: [MARCA_NA_IMAGEM],
    somem: [],
    ficam: [],
  }));

/** The same picture drawn again in plain sight: the person chose to leave it there. */
export const imagemAVista = (): CasoDoCorpus => ({
  nome: 'imagem à vista em outro lugar',
  bytes: comDuas('q 200 0 0 200 100 50 cm /Im Do Q'),
  marcas: [MARCA_NA_IMAGEM],
  somem: [],
  ficam: [],
  aviso: /mesma imagem de uma tarja ainda aparece na página 1/,
});
