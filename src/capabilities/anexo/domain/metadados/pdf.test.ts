import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { concat } from '../formatos/bytes.ts';
import { AUTORA, ascii, jpegComAutora } from '../testing-arquivos.ts';
import { limparPdf } from './pdf.ts';
import { temVestigio } from './testing-vestigios.ts';

const nome = PDFName.of;
const texto = PDFString.of(AUTORA);

type Planta = (documento: PDFDocument) => void;

const comPagina = async (plantar: Planta, useObjectStreams = false): Promise<Uint8Array> => {
  const documento = await PDFDocument.create({ updateMetadata: false });
  documento.addPage([200, 200]).drawText('Laudo de vistoria');
  plantar(documento);
  return documento.save({ useObjectStreams });
};

const infoIndireto: Planta = ({ context }) => {
  const dados = { Author: context.register(texto), Custom: context.register(PDFHexString.fromText(AUTORA)) };
  context.trailerInfo.Info = context.register(context.obj(dados));
};

const xmp = `<x:xmpmeta><dc:creator><rdf:Seq><rdf:li>${AUTORA}</rdf:li></rdf:Seq></dc:creator></x:xmpmeta>`;

const xmpComprimido: Planta = ({ context, catalog }) => {
  const stream = context.flateStream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(nome('Metadata'), context.register(stream));
};

const xmpPorOutroCaminho: Planta = ({ context, catalog }) => {
  const stream = context.flateStream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(nome('AF'), context.obj([context.register(stream)]));
};

const nota = (documento: PDFDocument) =>
  documento.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: texto });

const notaDentroDaPagina: Planta = (documento) =>
  documento.getPage(0).node.set(nome('Annots'), documento.context.obj([nota(documento)]));

const notaComNomeIndireto: Planta = (documento) => {
  const { context } = documento;
  const anotacao = nota(documento);
  anotacao.set(nome('T'), context.register(PDFHexString.fromText(AUTORA)));
  documento.getPage(0).node.set(nome('Annots'), context.register(context.obj([context.register(anotacao)])));
};

const pieceInfo: Planta = (documento) => {
  const { context } = documento;
  const guardado = context.register(context.obj({ Private: context.register(texto) }));
  documento.getPage(0).node.set(nome('PieceInfo'), context.obj({ Programa: guardado }));
};

const camadas: Planta = ({ context, catalog }) => {
  const uso = { CreatorInfo: { Creator: texto }, User: { Type: 'Ind', Name: context.register(texto) } };
  const camada = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Camada'), Usage: uso }));
  catalog.set(nome('OCProperties'), context.obj({ OCGs: [camada], D: {} }));
};

const fios: Planta = ({ context, catalog }) =>
  catalog.set(nome('Threads'), context.obj([context.register(context.obj({ I: { Title: texto } }))]));

const miniatura: Planta = (documento) =>
  documento
    .getPage(0)
    .node.set(nome('Thumb'), documento.context.register(documento.context.flateStream(AUTORA, {})));

const fotoEmCamadas: Planta = (documento) => {
  const { context } = documento;
  const foto = context.flateStream(jpegComAutora(), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
  });
  foto.dict.set(nome('Filter'), context.obj(['FlateDecode', 'DCTDecode']));
  documento.getPage(0).node.setXObject(nome('Foto'), context.register(foto));
};

const jpeg2000: Planta = (documento) => {
  const { context } = documento;
  const caixa = (tipo: string, corpo: string) =>
    ascii(`\0\0\0${String.fromCharCode(8 + corpo.length)}${tipo}${corpo}`);
  const comentario = `\xff\x64\0${String.fromCharCode(4 + AUTORA.length)}\0\x01${AUTORA}`;
  const foto = concat([
    caixa('jP  ', '\r\n\x87\n'),
    caixa('xml ', `<dono>${AUTORA}</dono>`),
    caixa('jp2c', `\xff\x4f${comentario}\xff\x90\0\x0a\xff\xd9`),
  ]);
  documento
    .getPage(0)
    .node.setXObject(nome('Foto'), context.register(context.stream(foto, { Filter: 'JPXDecode' })));
};

const sobra: Planta = ({ context }) => void context.register(context.obj({ Antigo: texto }));

const doPdfKit = async (): Promise<Uint8Array> => {
  const documento = new PDFKit({ info: { Author: AUTORA, Title: `Laudo de ${AUTORA}`, Producer: AUTORA } });
  documento.text('Laudo de vistoria');
  const partes: Uint8Array[] = [];
  documento.on('data', (parte: Uint8Array) => partes.push(parte));
  const pronto = new Promise((resolve) => documento.on('end', resolve));
  documento.end();
  await pronto;
  return concat(partes);
};

/** Saved again by an editor that 'removed' the author: the first version is still in the file. */
const comRevisao = async (mudar: (documento: PDFDocument) => void): Promise<Uint8Array> => {
  const antes = await comPagina(infoIndireto);
  const documento = await PDFDocument.load(antes, { forIncrementalUpdate: true, updateMetadata: false });
  mudar(documento);
  const depois = await documento.save({ useObjectStreams: false });
  expect(depois.length).toBeGreaterThan(antes.length);
  return depois;
};

const arquivos: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ['the properties, each written on its own', () => comPagina(infoIndireto)],
  ['the properties inside compressed objects', () => comPagina(infoIndireto, true)],
  ['the properties as PDFKit writes them', doPdfKit],
  ['compressed XMP', () => comPagina(xmpComprimido)],
  ['XMP that the catalogue does not call so', () => comPagina(xmpPorOutroCaminho)],
  ['a note inside of its page', () => comPagina(notaDentroDaPagina)],
  ['a note whose author is written elsewhere', () => comPagina(notaComNomeIndireto, true)],
  ['what a program keeps for itself', () => comPagina(pieceInfo)],
  ['who made a layer', () => comPagina(camadas, true)],
  ['an article', () => comPagina(fios)],
  ['the small picture of a page', () => comPagina(miniatura)],
  ['a photo compressed twice', () => comPagina(fotoEmCamadas)],
  ['a JPEG 2000 photo', () => comPagina(jpeg2000)],
  ['something that nothing points to', () => comPagina(sobra)],
  [
    'an older version, where the new one has other properties',
    () =>
      comRevisao(({ context }) => {
        context.trailerInfo.Info = context.register(context.obj({ Producer: PDFString.of('Editor') }));
      }),
  ],
  [
    'an older version of the same object',
    () =>
      comRevisao(({ context }) => {
        const [ref] =
          context.enumerateIndirectObjects().find(([, cada]) => cada.toString() === `(${AUTORA})`) ?? [];
        if (ref) context.assign(ref, PDFString.of('ninguem'));
        if (ref) context.snapshot?.markRefForSave(ref);
      }),
  ],
];

describe('a name taken out of a PDF is in none of its bytes', () => {
  it.each(arquivos)('%s', async (_onde, montar) => {
    const bytes = await montar();
    expect(temVestigio(bytes, AUTORA)).toBe(true);
    const { limpo } = await limparPdf(bytes);
    expect(limpo && temVestigio(limpo, AUTORA)).toBe(false);
    const lido = await PDFDocument.load(limpo ?? bytes, { updateMetadata: false });
    expect(lido.getPageCount()).toBe(1);
    expect(lido.context.lookup(lido.getPage(0).node.get(nome('Contents')))).toBeDefined();
    expect(lido.context.trailerInfo.Info).toBeUndefined();
    expect(await limparPdf(limpo ?? bytes)).toEqual({ codigos: [], limpo: null });
  });

  it('all of them at once', async () => {
    const plantas = [infoIndireto, xmpComprimido, notaComNomeIndireto, pieceInfo, camadas, fios, sobra];
    const bytes = await comPagina((documento) => {
      for (const plantar of plantas) plantar(documento);
    }, true);
    const { codigos, limpo } = await limparPdf(bytes);
    expect([...new Set(codigos)].toSorted()).toEqual(['autor', 'revisoes']);
    expect(limpo && temVestigio(limpo, AUTORA)).toBe(false);
  });

  it('says that a file inside of the PDF was not looked into', async () => {
    const documento = await PDFDocument.load(await comPagina(infoIndireto), { updateMetadata: false });
    await documento.attach(ascii('laudo'), 'laudo.txt');
    expect((await limparPdf(await documento.save())).codigos).toContain('nao-conferido');
  });

  it('leaves alone a signature written inside of its field', async () => {
    const bytes = await comPagina(({ context, catalog }) => {
      const campo = { FT: 'Sig', T: PDFString.of('Assinatura'), V: { Type: 'Sig', Contents: texto } };
      catalog.set(nome('AcroForm'), context.obj({ Fields: [context.register(context.obj(campo))] }));
    });
    expect(await limparPdf(bytes)).toEqual({ codigos: ['assinatura'], limpo: null });
  });

  it('keeps the fields of a form and their names', async () => {
    const bytes = await comPagina((documento) => {
      infoIndireto(documento);
      documento.getForm().createTextField('cidade').addToPage(documento.getPage(0));
    });
    const { limpo } = await limparPdf(bytes);
    const lido = await PDFDocument.load(limpo ?? new Uint8Array());
    expect(
      lido
        .getForm()
        .getFields()
        .map((campo) => campo.getName()),
    ).toEqual(['cidade']);
  });
});
