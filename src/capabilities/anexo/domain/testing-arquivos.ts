import { PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { concat } from './formatos/bytes.ts';
import { crc32 } from './formatos/crc32.ts';

/** Small real files, made on the spot, with or without their author's data. */
export const AUTORA = 'Maria Planta da Silva';

export const ascii = (texto: string): Uint8Array => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [(n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const le32 = (n: number): number[] => u32(n).reverse();

const segmento = (marca: number, corpo: Uint8Array): Uint8Array =>
  concat([Uint8Array.from([0xff, marca, ...u16(corpo.length + 2)]), corpo]);

/** Big-endian TIFF with an artist, orientation 6 and a GPS table of two entries. */
const exif = (): Uint8Array => {
  const nome = ascii(`${AUTORA}\0`);
  const tabela = 8;
  const textos = tabela + 2 + 3 * 12 + 4;
  const gps = textos + nome.length;
  return concat([
    Uint8Array.from([0x4d, 0x4d, 0, 42, ...u32(8), ...u16(3)]),
    Uint8Array.from([...u16(0x0112), ...u16(3), ...u32(1), ...u16(6), 0, 0]),
    Uint8Array.from([...u16(0x013b), ...u16(2), ...u32(nome.length), ...u32(textos)]),
    Uint8Array.from([...u16(0x8825), ...u16(4), ...u32(1), ...u32(gps)]),
    Uint8Array.from(u32(0)),
    nome,
    Uint8Array.from([...u16(2), ...Array(24).fill(0), ...u32(0)]),
  ]);
};

const quadro = (largura: number, altura: number) => [
  segmento(0xdb, new Uint8Array(65)),
  segmento(0xc0, Uint8Array.from([8, altura >> 8, altura & 255, largura >> 8, largura & 255, 1, 1, 0x11, 0])),
  segmento(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
  Uint8Array.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
];

const APP0 = segmento(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));

export const jpeg = (...mais: readonly Uint8Array[]): Uint8Array =>
  concat([Uint8Array.of(0xff, 0xd8), APP0, ...mais, ...quadro(1, 1)]);

/** A few bytes that say how large the picture is, and draw almost nothing of it. */
export const jpegDe = (largura: number, altura: number): Uint8Array =>
  concat([Uint8Array.of(0xff, 0xd8), APP0, ...quadro(largura, altura)]);

export const jpegComAutora = (): Uint8Array =>
  jpeg(
    segmento(0xe1, concat([ascii('Exif\0\0'), exif()])),
    segmento(
      0xe1,
      ascii(
        `http://ns.adobe.com/xap/1.0/\0<dc:creator><rdf:Seq><rdf:li>${AUTORA}</rdf:li></rdf:Seq></dc:creator>`,
      ),
    ),
    segmento(0xed, ascii(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x50\0\x15${AUTORA}`)),
    segmento(0xfe, ascii(`feita por ${AUTORA}`)),
  );

const bloco = (tipo: string, corpo: Uint8Array): Uint8Array => {
  const dados = concat([ascii(tipo), corpo]);
  return concat([Uint8Array.from(u32(corpo.length)), dados, Uint8Array.from(u32(crc32(dados)))]);
};

export const pngDe = (largura: number, altura: number, ...mais: readonly Uint8Array[]): Uint8Array =>
  concat([
    ascii('\x89PNG\r\n\x1a\n'),
    bloco('IHDR', Uint8Array.from([...u32(largura), ...u32(altura), 8, 0, 0, 0, 0])),
    ...mais,
    bloco('IDAT', Uint8Array.from([0x78, 0x9c, 0x63, 0, 0, 0, 2, 0, 1])),
    bloco('IEND', new Uint8Array()),
  ]);

export const png = (...mais: readonly Uint8Array[]): Uint8Array => pngDe(1, 1, ...mais);

export const pngComAutora = (): Uint8Array =>
  png(bloco('tEXt', ascii(`Author\0${AUTORA}`)), bloco('eXIf', exif()));

export const pdf = async ({ autora = false } = {}): Promise<Uint8Array> => {
  const documento = await PDFDocument.create({ updateMetadata: false });
  const pagina = documento.addPage([200, 200]);
  pagina.drawText('Laudo de vistoria');
  if (autora) {
    documento.setAuthor(AUTORA);
    documento.setTitle(`C:\\Usuarios\\${AUTORA}\\laudo.docx`);
    const xmp = `<x:xmpmeta><dc:creator><rdf:Seq><rdf:li>${AUTORA}</rdf:li></rdf:Seq></dc:creator></x:xmpmeta>`;
    const ref = documento.context.register(
      documento.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML', Length: xmp.length }),
    );
    documento.catalog.set((await import('@cantoo/pdf-lib')).PDFName.of('Metadata'), ref);
    const foto = jpegComAutora();
    const imagem = documento.context.stream(foto, {
      Type: 'XObject',
      Subtype: 'Image',
      Filter: 'DCTDecode',
      Width: 1,
      Height: 1,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    });
    documento.context.register(imagem);
  }
  return documento.save({ useObjectStreams: false });
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

export const docx = (mais: Zippable = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(`${XML}<Types/>`),
    'word/document.xml': strToU8(`${XML}<w:document><w:t>Relato do fato.</w:t></w:document>`),
    ...mais,
  });

export const docxComAutora = (): Uint8Array =>
  docx({
    'docProps/core.xml': strToU8(
      `${XML}<cp:coreProperties><dc:creator>${AUTORA}</dc:creator></cp:coreProperties>`,
    ),
    'docProps/app.xml': strToU8(`${XML}<Properties><Company>Empresa de ${AUTORA}</Company></Properties>`),
    'word/comments.xml': strToU8(
      `${XML}<w:comments><w:comment w:author="${AUTORA}" w:initials="MPS"/></w:comments>`,
    ),
    'word/media/image1.jpeg': jpegComAutora(),
  });

export const xlsxComAutora = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(`${XML}<Types/>`),
    'xl/workbook.xml': strToU8(
      `${XML}<workbook><x15ac:absPath url="C:\\${AUTORA}\\" xmlns:x15ac="x"/></workbook>`,
    ),
    'xl/comments1.xml': strToU8(`${XML}<comments><authors><author>${AUTORA}</author></authors></comments>`),
    'docProps/core.xml': strToU8(
      `${XML}<cp:coreProperties><cp:lastModifiedBy>${AUTORA}</cp:lastModifiedBy></cp:coreProperties>`,
    ),
  });

/** An OLE file with one table sector and one directory sector, holding streams of these names. */
export const cfb = (...nomes: readonly string[]): Uint8Array => {
  const arquivo = new Uint8Array(512 * 3);
  arquivo.set(ascii('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'));
  const view = new DataView(arquivo.buffer);
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  view.setUint32(76, 0, true);
  view.setUint32(512, 0xffff_fffd, true);
  view.setUint32(516, 0xffff_fffe, true);
  for (const [i, nome] of nomes.slice(0, 4).entries()) {
    const at = 1024 + i * 128;
    for (const [j, letra] of [...nome].entries()) view.setUint16(at + j * 2, letra.charCodeAt(0), true);
    view.setUint16(at + 64, (nome.length + 1) * 2, true);
  }
  return arquivo;
};

/** Three frames of 128 kbit/s at 44.1 kHz: 417 bytes each. */
const som = (): Uint8Array => {
  const quadro = new Uint8Array(417);
  quadro.set([0xff, 0xfb, 0x90, 0x00]);
  return concat([quadro, quadro, quadro]);
};

export const mp3 = ({ autora = false } = {}): Uint8Array => {
  if (!autora) return som();
  const corpo = concat([ascii('TPE1'), Uint8Array.from([...u32(AUTORA.length + 1), 0, 0, 0]), ascii(AUTORA)]);
  const id3 = concat([
    ascii('ID3\x03\0\0'),
    Uint8Array.from([0, 0, corpo.length >> 7, corpo.length & 127]),
    corpo,
  ]);
  const id3v1 = concat([
    ascii('TAG'),
    new Uint8Array(30),
    ascii(AUTORA.padEnd(30, '\0')),
    new Uint8Array(65),
  ]);
  return concat([id3, som(), id3v1]);
};

const caixa = (tipo: string, ...corpo: readonly Uint8Array[]): Uint8Array => {
  const tudo = concat(corpo);
  return concat([Uint8Array.from(u32(tudo.length + 8)), ascii(tipo), tudo]);
};

export const mp4 = ({ autora = false } = {}): Uint8Array =>
  concat([
    caixa('ftyp', ascii('isom\0\0\x02\0isomiso2mp41')),
    caixa(
      'moov',
      caixa('mvhd', new Uint8Array(100)),
      ...(autora
        ? [caixa('udta', caixa('\xa9xyz', ascii('-03.7+038.5')), caixa('\xa9ART', ascii(AUTORA)))]
        : []),
    ),
    caixa('mdat', ascii('imagem e som')),
  ]);

const riff = (tipo: string, corpo: Uint8Array): Uint8Array =>
  concat([ascii(tipo), Uint8Array.from(le32(corpo.length)), corpo, new Uint8Array(corpo.length % 2)]);

export const avi = ({ autora = false } = {}): Uint8Array =>
  riff(
    'RIFF',
    concat([
      ascii('AVI '),
      riff('LIST', concat([ascii('hdrl'), riff('avih', new Uint8Array(56))])),
      ...(autora ? [riff('LIST', concat([ascii('INFO'), riff('IART', ascii(AUTORA))]))] : []),
      riff('LIST', ascii('movi')),
    ]),
  );

/** The start of a Windows program, long enough to be recognized as one. */
export const exe = (): Uint8Array =>
  concat([ascii('MZ\x90\0\x03\0\0\0'), new Uint8Array(600), ascii('PE\0\0')]);
