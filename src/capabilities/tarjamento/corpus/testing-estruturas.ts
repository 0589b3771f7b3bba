import { deflateSync } from 'node:zlib';
import { type CasoDoCorpus, NOME } from './testing-caso.ts';
import { qpdf } from './testing-ferramentas.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

const simples = (extra = ''): Buffer =>
  paginasCruas([
    { conteudo: `${linha(`Relato de ${NOME} em 2024`, 50, 300)}\n${linha('outra linha', 50, 260)}`, extra },
  ]);

const caso = (nome: string, bytes: Uint8Array, resto: Partial<CasoDoCorpus> = {}): CasoDoCorpus => ({
  nome,
  bytes,
  marcarTextos: [NOME],
  somem: [NOME, 'Segredo'],
  ficam: ['Relato de', 'em 2024', 'outra linha'],
  ...resto,
});

const assinado = (): Uint8Array => {
  const pdf = new PdfCru();
  const assinatura = pdf.somar(
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Name (${NOME}) /ByteRange [0 10 20 30] /Contents <00112233> >>`,
  );
  const campo = pdf.somar(
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Assinatura) /V ${assinatura} 0 R /Rect [0 0 0 0] /F 132 >>`,
  );
  return paginasCruas(
    [
      {
        conteudo: `${linha(`Relato de ${NOME} em 2024`, 50, 300)}\n${linha('outra linha', 50, 260)}`,
        extra: `/Annots [${campo} 0 R]`,
      },
    ],
    { pdf, catalogo: `/AcroForm << /SigFlags 3 /Fields [${campo} 0 R] >>` },
  );
};

/** The cross-reference table is wrong: the objects have to be found by reading the file. */
const semTabela = (): Uint8Array =>
  Buffer.from(
    simples()
      .toString('latin1')
      .replace(/\d{10} 00000 n/g, '0000000007 00000 n')
      .replace(/startxref\n\d+/, 'startxref\n99999999'),
    'latin1',
  );

/** Cut off before the table and the trailer. */
const semFim = (): Uint8Array => {
  const bytes = simples();
  return bytes.subarray(0, bytes.lastIndexOf('xref\n0 '));
};

export const casosDeEstrutura = async (): Promise<CasoDoCorpus[]> => [
  ...[90, 180, 270].map((graus) => caso(`página girada ${graus} graus`, simples(`/Rotate ${graus}`))),
  caso(
    'página recortada, com origem longe do zero',
    simples('/MediaBox [-100 -50 700 900] /CropBox [20 200 420 700]'),
  ),
  caso(
    'página recortada e girada',
    simples('/MediaBox [-100 -50 700 900] /CropBox [20 200 420 700] /Rotate 270'),
  ),
  caso('assinado digitalmente', assinado(), { aviso: /assinatura digital/ }),
  caso('tabela de objetos danificada', semTabela()),
  caso('sem o fim do arquivo', semFim(), { aviso: /fim do arquivo está perdido/ }),
  caso('cifrado com senha só de dono', await qpdf(simples(), '--encrypt', '', 'dono', '256', '--')),
  caso('linearizado', await qpdf(simples(), '--linearize')),
  caso('objetos dentro de fluxos', await qpdf(simples(), '--object-streams=generate')),
];

export const comSenha = (): Promise<Uint8Array> => qpdf(simples(), '--encrypt', 'abrir', 'dono', '256', '--');

export const quinhentas = (): Uint8Array =>
  paginasCruas(
    Array.from({ length: 500 }, (_, n) => ({ conteudo: linha(`Pagina ${n} de ${NOME} fim`, 50, 700) })),
  );

/** Hostile files, which no honest program writes. */
export const hostis = (): { readonly nome: string; readonly bytes: Uint8Array }[] => {
  const circular = Buffer.from(
    simples()
      .toString('latin1')
      .replace(/trailer\n<< /, 'trailer\n<< /Prev 9 '),
    'latin1',
  );
  const lacoDePaginas = new PdfCru();
  const pai = lacoDePaginas.reservar();
  lacoDePaginas.por(pai, `<< /Type /Pages /Count 3 /Kids [${pai} 0 R ${pai} 0 R] >>`);
  const raiz = lacoDePaginas.somar(`<< /Type /Catalog /Pages ${pai} 0 R >>`);
  const bomba = new PdfCru();
  // A huge run of zeros, compressed twice.
  const dados = deflateSync(deflateSync(Buffer.alloc(140_000_000)));
  const grande = bomba.fluxo(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter [/FlateDecode /FlateDecode]',
    dados,
  );
  const formaEmSi = new PdfCru();
  const numero = formaEmSi.reservar();
  const eu = `<< /Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /Eu ${numero} 0 R >> >> /Length 12 >>\nstream\n/Eu Do /Eu Do\nendstream`;
  formaEmSi.por(numero, eu);
  return [
    { nome: 'tabela que aponta para si', bytes: circular },
    { nome: 'árvore de páginas em laço', bytes: lacoDePaginas.fim(raiz) },
    {
      nome: 'dez mil listas, uma dentro da outra',
      bytes: paginasCruas([
        {
          conteudo: `${'['.repeat(10_000)}${']'.repeat(10_000)} TJ`,
          extra: `/X ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
        },
      ]),
    },
    {
      nome: 'bomba de descompressão',
      bytes: paginasCruas([{ conteudo: '/B Do', recursos: `/XObject << /B ${grande} 0 R >>` }], {
        pdf: bomba,
      }),
    },
    {
      nome: 'forma que desenha a si mesma',
      bytes: paginasCruas([{ conteudo: '/Eu Do', recursos: `/XObject << /Eu ${numero} 0 R >>` }], {
        pdf: formaEmSi,
      }),
    },
    { nome: 'página de um quilômetro', bytes: simples('/MediaBox [0 0 2900000 2900000]') },
    { nome: 'só o cabeçalho', bytes: Buffer.from('%PDF-1.7\n%%EOF') },
    { nome: 'não é PDF', bytes: Buffer.from('GIF89a nada disso') },
    { nome: 'vazio', bytes: new Uint8Array() },
  ];
};
