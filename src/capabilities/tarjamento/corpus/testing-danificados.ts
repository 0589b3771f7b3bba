import { deflateSync } from 'node:zlib';
import { escreverJpeg } from '../server/motor/conteudo/imagem/jpeg.ts';
import { type CasoDoCorpus, NOME } from './testing-caso.ts';
import { LADO, tonsComSegredo } from './testing-desenhos.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

/** The rest of the page, long and varied enough that the stream can be cut in the middle of it. */
const RESTO = Array.from({ length: 60 }, (_, n) =>
  linha(`linha ${n} com ${Math.sin(n).toFixed(9)}`, 50, 640 - n * 10),
).join('\n');
const TEXTO = `${linha(`Relato de ${NOME} em 2024`, 50, 700)}\n${RESTO}`;

const comConteudo = (filtro: string, dados: Uint8Array): Uint8Array => {
  const pdf = new PdfCru();
  const conteudo = pdf.fluxo(`/Filter ${filtro}`, dados);
  const paginas = paginasCruas([{ conteudo: linha('fim da página', 50, 30) }], { pdf });
  // The damaged stream comes first, an intact one after it.
  return Buffer.from(
    paginas.toString('latin1').replace(/\/Contents (\d+ 0 R)/, `/Contents [${conteudo} 0 R $1]`),
    'latin1',
  );
};

const comImagem = (dict: string, dados: Uint8Array): Uint8Array => {
  const pdf = new PdfCru();
  const imagem = pdf.fluxo(
    `/Type /XObject /Subtype /Image /Width ${LADO} /Height ${LADO} /BitsPerComponent 8 ${dict}`,
    dados,
  );
  return paginasCruas(
    [
      {
        conteudo: `${linha(`Relato de ${NOME} em 2024`, 50, 700)} q 200 0 0 200 100 300 cm /Im Do Q`,
        recursos: `/XObject << /Im ${imagem} 0 R >>`,
      },
    ],
    { pdf },
  );
};

const fotografia = (): Buffer => {
  const rgba = new Uint8Array(LADO * LADO * 4).fill(200);
  const jpeg = Buffer.from(escreverJpeg({ largura: LADO, altura: LADO, rgba }, false, 90));
  const comentario = Buffer.from(`\xff\xfe\x00${String.fromCharCode(NOME.length + 2)}${NOME}`, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 20), comentario, jpeg.subarray(20)]);
};

const caso = (nome: string, bytes: Uint8Array, resto: Partial<CasoDoCorpus> = {}): CasoDoCorpus => ({
  nome,
  bytes,
  marcarTextos: [NOME],
  somem: [NOME, 'Segredo'],
  ficam: ['Relato de', 'em 2024'],
  ...resto,
});

const FALTA = /danificada e talvez não tenha sido lida por inteiro \(encontrada na página 1\)/;

/** Streams that end too soon, are corrupt, or have extra bytes after their end. */
export const casosDanificados = (): CasoDoCorpus[] => {
  const inteiro = deflateSync(TEXTO);
  const quebrado = Buffer.from(inteiro);
  quebrado.fill(0xff, inteiro.length - 300, inteiro.length - 200);
  const meio = inteiro.subarray(0, inteiro.length / 2);
  const semSoma = Buffer.concat([inteiro.subarray(0, -4), Buffer.from([1, 2, 3, 4])]);
  const pixels = deflateSync(tonsComSegredo());
  const cinza = '/ColorSpace /DeviceGray /Filter /FlateDecode';
  return [
    caso('desenho cortado no meio', comConteudo('/FlateDecode', meio), {
      ficam: ['Relato de', 'linha 3 com'],
      aviso: FALTA,
    }),
    caso('desenho quebrado no meio', comConteudo('/FlateDecode', quebrado), {
      ficam: ['Relato de', 'linha 3 com'],
      aviso: FALTA,
    }),
    caso('desenho com soma errada, mas inteiro', comConteudo('/FlateDecode', semSoma), {
      ficam: ['Relato de', 'linha 59 com', 'fim da página'],
      aviso: FALTA,
    }),
    caso('desenho de um jeito que ninguém lê', comConteudo('/Inventado', Buffer.from(TEXTO)), {
      marcarTextos: ['fim da'],
      somem: ['fim da'],
      ficam: ['página'],
      aviso: FALTA,
    }),
    caso(
      'nome escondido depois do fim de uma imagem',
      comImagem(cinza, Buffer.concat([pixels, Buffer.from(NOME, 'latin1')])),
    ),
    caso(
      'imagem cortada, com o nome no lugar do que falta',
      comImagem(cinza, Buffer.concat([pixels.subarray(0, -20), Buffer.from(NOME, 'latin1')])),
      { aviso: FALTA },
    ),
    caso(
      'fotografia embalada duas vezes, com comentário dentro',
      comImagem('/ColorSpace /DeviceRGB /Filter [/FlateDecode /DCTDecode]', deflateSync(fotografia())),
    ),
    caso(
      'fotografia numa lista de um só filtro, com comentário dentro',
      comImagem('/ColorSpace /DeviceRGB /Filter [/DCTDecode]', fotografia()),
    ),
  ];
};
