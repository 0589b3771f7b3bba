import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isRemovivel } from './alertas.ts';
import { conferirArquivo } from './conferir-arquivo.ts';
import { concat, includes } from './formatos/bytes.ts';
import { readExif } from './metadados/exif.ts';
import { readJpeg } from './metadados/jpeg.ts';
import {
  AUTORA,
  ascii,
  avi,
  cfb,
  docxComAutora,
  jpeg,
  jpegComAutora,
  mp3,
  mp4,
  pdf,
  png,
  pngComAutora,
  xlsxComAutora,
} from './testing-arquivos.ts';

const aceito = async (bytes: Uint8Array, manter = false) => {
  const conferencia = await conferirArquivo(bytes, 'arquivo.txt', manter);
  if ('recusa' in conferencia) throw new Error(conferencia.recusa);
  return { ...conferencia, codigos: conferencia.alertas.map(({ codigo }) => codigo) };
};

/** True if the author's name is in the file, also inside compressed parts. */
const temAutora = (bytes: Uint8Array): boolean => {
  if (includes(bytes, AUTORA)) return true;
  if (!includes(bytes.subarray(0, 4), 'PK')) return false;
  return Object.values(unzipSync(bytes)).some((parte) => includes(parte, AUTORA));
};

describe('author data is pointed out, and taken out unless it is kept as proof', () => {
  it.each([
    ['jpg', () => jpegComAutora(), ['autor', 'local']],
    ['png', () => pngComAutora(), ['autor', 'local']],
    ['pdf', () => pdf({ autora: true }), ['autor', 'local']],
    ['docx', () => docxComAutora(), ['autor', 'local', 'revisoes']],
    ['xlsx', () => xlsxComAutora(), ['autor', 'revisoes']],
    ['mp3', () => mp3({ autora: true }), ['autor']],
    ['mp4', () => mp4({ autora: true }), ['autor', 'local']],
    ['avi', () => avi({ autora: true }), ['autor']],
  ])('in %s', async (_tipo, arquivo, esperados) => {
    const bytes = await arquivo();
    const limpo = await aceito(bytes);
    expect(temAutora(bytes)).toBe(true);
    expect(limpo.codigos.toSorted()).toEqual(esperados);
    expect(temAutora(limpo.conteudo)).toBe(false);
    const mantido = await aceito(bytes, true);
    expect(mantido.conteudo).toEqual(bytes);
    expect(mantido.codigos).toEqual(limpo.codigos);
    expect(JSON.stringify(limpo.alertas)).not.toContain(AUTORA);
  });

  it.each([
    ['jpg', () => jpeg()],
    ['png', () => png()],
    ['mp3', () => mp3()],
    ['mp4', () => mp4()],
    ['avi', () => avi()],
    ['txt', () => ascii('relato')],
  ])('leaves %s as it came where there is nothing to say', async (_tipo, arquivo) => {
    const bytes = arquivo();
    expect(await aceito(bytes)).toMatchObject({ codigos: [], conteudo: bytes });
  });

  it('leaves files that are still what they were', async () => {
    for (const arquivo of [
      jpegComAutora(),
      pngComAutora(),
      docxComAutora(),
      xlsxComAutora(),
      mp3({ autora: true }),
      mp4({ autora: true }),
      avi({ autora: true }),
    ]) {
      const { conteudo, formato } = await aceito(arquivo);
      expect(await aceito(conteudo)).toMatchObject({ formato, codigos: [], conteudo });
    }
    const limpo = await aceito(await pdf({ autora: true }));
    expect((await PDFDocument.load(limpo.conteudo)).getPageCount()).toBe(1);
  });

  it('keeps a photo upright: the orientation stays', async () => {
    const { conteudo } = await aceito(jpegComAutora());
    const exif = readJpeg(conteudo)?.segmentos.find(({ marca }) => marca === 0xe1);
    expect(exif && readExif(conteudo.subarray(exif.inicio + 10, exif.fim))).toEqual({
      codigos: [],
      orientacao: 6,
    });
  });

  it('keeps the text of a document', async () => {
    const partes = unzipSync((await aceito(docxComAutora())).conteudo);
    expect(strFromU8(partes['word/document.xml'] ?? new Uint8Array())).toContain('Relato do fato.');
  });

  it('drops what a phone hides behind a photo', async () => {
    const { conteudo } = await aceito(concat([jpeg(), ascii(`SEFT de ${AUTORA}`)]));
    expect(conteudo).toEqual(jpeg());
  });

  it('moves nothing in a video: sound and image stay at their places', async () => {
    const bytes = mp4({ autora: true });
    const { conteudo } = await aceito(bytes);
    expect(conteudo.length).toBe(bytes.length);
    expect(includes(conteudo, 'imagem e som')).toBe(true);
  });
});

describe('what cannot be taken out is said', () => {
  it.each([
    ['an old .doc', async () => cfb('Root Entry', 'WordDocument'), 'formato-antigo'],
    [
      'a PDF that nobody can read to the end',
      async () => ascii('%PDF-1.4\n<<\nstartxref\n9999\n%%EOF'),
      'nao-conferido',
    ],
    [
      'a signed PDF',
      async () => {
        const documento = await PDFDocument.load(await pdf({ autora: true }));
        documento.context.register(documento.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] }));
        return documento.save({ useObjectStreams: false });
      },
      'assinatura',
    ],
  ])('%s', async (_nome, arquivo, codigo) => {
    const bytes = await arquivo();
    const { codigos, conteudo } = await aceito(bytes);
    expect(codigos).toEqual([codigo]);
    expect(codigos.some(isRemovivel)).toBe(false);
    expect(conteudo).toEqual(bytes);
  });
});
