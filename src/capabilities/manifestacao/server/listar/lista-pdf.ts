import { novoPdf } from '#server/pdf/novo-pdf.ts';

export interface ListaEmPdf {
  readonly titulo: string;
  /** 'manifestação', 'manifestações': what a line is called. */
  readonly unidade: readonly [uma: string, muitas: string];
  readonly plataforma: string;
  readonly dia: string;
  readonly criadoEm: Date;
  readonly colunas: readonly string[];
  readonly linhas: readonly (readonly string[])[];
}

const LARGURAS = [112, 78, 92, 150, 96, 60, 60, '*'];

/** '1 pedido', '2 pedidos'. */
export const quantas = ({ linhas, unidade: [uma, muitas] }: Pick<ListaEmPdf, 'linhas' | 'unidade'>): string =>
  `${linhas.length} ${linhas.length === 1 ? uma : muitas}`;

/** Tagged, with title and language: screen readers find a heading and the column headers. */
export const pdfDaLista = async (lista: ListaEmPdf): Promise<Buffer> => {
  const doc = novoPdf({
    size: 'A4',
    layout: 'landscape',
    margin: 40,
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: lista.titulo, Author: lista.plataforma, CreationDate: lista.criadoEm },
  });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  root.add(
    doc.struct('H1', {}, () => {
      doc.font('Helvetica-Bold').fontSize(16).text(lista.titulo);
    }),
  );
  root.add(
    doc.struct('P', {}, () => {
      doc
        .font('Helvetica')
        .fontSize(10)
        .text(`${lista.plataforma} · ${quantas(lista)} · ${lista.dia}`)
        .moveDown();
    }),
  );
  doc.fontSize(8);
  const options = {
    columnStyles: LARGURAS,
    defaultStyle: { border: { bottom: 0.5 }, borderColor: '#888888', padding: '4pt' },
    structParent: root,
    data: [
      lista.colunas.map((text) => ({
        text,
        type: 'TH' as const,
        scope: 'column',
        font: { src: 'Helvetica-Bold' },
        backgroundColor: '#f0f0f0',
      })),
      ...lista.linhas.map((linha) => [...linha]),
    ],
  };
  doc.table(options as unknown as Parameters<typeof doc.table>[0]);
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(pieces);
};
