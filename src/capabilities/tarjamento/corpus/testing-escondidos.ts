import { type CasoDoCorpus, NOME, naLinha } from './testing-caso.ts';
import { linha, PdfCru, paginasCruas } from './testing-pdf-cru.ts';

const VISIVEL = { conteudo: linha(`Relato de ${NOME} em 2024`, 50, 700) };
const MARCA = naLinha(0, 107, 700, 96);
const FICAM = ['Relato de', 'em 2024'];
const utf16 = (texto: string): string => `<feff${Buffer.from(texto, 'utf16le').swap16().toString('hex')}>`;

const anotacoes = (): CasoDoCorpus => {
  const pdf = new PdfCru();
  const fonte = pdf.somar(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const desenho = pdf.fluxo(
    `/Type /XObject /Subtype /Form /BBox [0 0 300 20] /Resources << /Font << /F1 ${fonte} 0 R >> >>`,
    `BT /F1 12 Tf 2 5 Td (nota visivel sobre ${NOME} aqui) Tj ET`,
  );
  const nota = pdf.somar(
    `<< /Type /Annot /Subtype /FreeText /Rect [50 600 350 620] /Contents (${NOME}) /RC (<p>${NOME}</p>) /T (Autora ${NOME}) /AP << /N ${desenho} 0 R >> >>`,
  );
  const comentario = pdf.somar(
    `<< /Type /Annot /Subtype /Text /Rect [50 500 70 520] /Contents ${utf16(`ligar para ${NOME}`)} >>`,
  );
  const janela = pdf.somar(`<< /Type /Annot /Subtype /Popup /Rect [80 500 200 520] /Contents (${NOME}) >>`);
  const endereco = pdf.somar(
    `<< /Type /Annot /Subtype /Link /Rect [50 400 150 420] /A << /S /URI /URI (https://exemplo.gov.br/livre) >> >>`,
  );
  const correio = pdf.somar(
    `<< /Type /Annot /Subtype /Link /Rect [50 380 150 395] /A << /S /URI /URI (mailto:joaquina.segredo@exemplo.br?to=Joaquina%20Segredo) >> >>`,
  );
  const todas = [nota, comentario, janela, endereco, correio].map((n) => `${n} 0 R`).join(' ');
  return {
    nome: 'anotações: texto livre, comentário, janela e ligações',
    bytes: paginasCruas([{ ...VISIVEL, extra: `/Annots [${todas}]` }], { pdf }),
    marcarTextos: [],
    marcas: [MARCA, naLinha(0, 153, 605, 93)],
    somem: [NOME, 'Autora', 'mailto', 'FreeText', 'Popup'],
    ficam: [...FICAM, 'nota visivel sobre', 'aqui'],
  };
};

const campos = (): CasoDoCorpus => {
  const pdf = new PdfCru();
  const fonte = pdf.somar(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const desenho = (texto: string): number =>
    pdf.fluxo(
      `/Type /XObject /Subtype /Form /BBox [0 0 300 20] /Resources << /Font << /F1 ${fonte} 0 R >> >>`,
      `/Tx BMC BT /F1 12 Tf 2 5 Td (${texto}) Tj ET EMC`,
    );
  const campo = (nome: string, valor: string, y: number): number =>
    pdf.somar(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${nome}) /V (${valor}) /DV (${valor}) /TU (campo ${valor}) /Rect [50 ${y} 350 ${y + 20}] /AP << /N ${desenho(valor)} 0 R >> >>`,
    );
  const requerente = campo('requerente', NOME, 600);
  const cidade = campo('cidade', 'Recife', 550);
  return {
    nome: 'campos de formulário preenchidos',
    bytes: paginasCruas([{ ...VISIVEL, extra: `/Annots [${requerente} 0 R ${cidade} 0 R]` }], {
      pdf,
      catalogo: `/AcroForm << /Fields [${requerente} 0 R ${cidade} 0 R] /DR << /Font << /Helv ${fonte} 0 R >> >> >>`,
    }),
    marcas: [MARCA, naLinha(0, 50, 605, 110)],
    somem: [NOME, 'requerente', 'AcroForm', 'Widget'],
    ficam: [...FICAM, 'Recife'],
  };
};

const cantos = (): CasoDoCorpus => {
  const pdf = new PdfCru();
  const arquivo = pdf.fluxo('/Type /EmbeddedFile', `anexo de ${NOME}`, true);
  const ficha = pdf.somar(
    `<< /Type /Filespec /F (${NOME}.txt) /UF ${utf16(NOME)} /EF << /F ${arquivo} 0 R >> >>`,
  );
  const xmp = pdf.fluxo(
    '/Type /Metadata /Subtype /XML',
    `<x:xmpmeta><dc:creator>${NOME}</dc:creator></x:xmpmeta>`,
  );
  const programa = pdf.somar(`<< /S /JavaScript /JS (app.alert\\("${NOME}"\\)) >>`);
  const marcador = pdf.reservar();
  const item = pdf.somar(`<< /Title ${utf16(`Capitulo ${NOME}`)} /Parent ${marcador} 0 R >>`);
  pdf.por(marcador, `<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`);
  const info = pdf.somar(`<< /Title (${NOME}) /Author ${utf16(NOME)} /Keywords (${NOME}) >>`);
  const miniatura = pdf.fluxo('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'x');
  pdf.somar(`(objeto solto com ${NOME})`);
  return {
    nome: 'anexo, XMP, Info, JavaScript, marcadores, nomes, miniatura e objeto solto',
    bytes: paginasCruas(
      [
        {
          ...VISIVEL,
          extra: `/Thumb ${miniatura} 0 R /Metadata ${xmp} 0 R /AA << /O ${programa} 0 R >> /PieceInfo << /Editor << /Private (${NOME}) >> >> /AF [${ficha} 0 R]`,
        },
      ],
      {
        pdf,
        catalogo: `/Metadata ${xmp} 0 R /Outlines ${marcador} 0 R /OpenAction ${programa} 0 R /AF [${ficha} 0 R] /PageLabels << /Nums [0 << /P (${NOME}-) >>] >>
/Names << /EmbeddedFiles << /Names [(${NOME}) ${ficha} 0 R] >> /JavaScript << /Names [(x) ${programa} 0 R] >> /Dests << /Names [(${NOME}) [null /Fit]] >> >>`,
        trailer: `/Info ${info} 0 R /ID [<${Buffer.from(NOME).toString('hex')}> <${Buffer.from(NOME).toString('hex')}>]`,
      },
    ),
    marcas: [MARCA],
    somem: [NOME, 'JavaScript', 'EmbeddedFile', 'Outlines', 'xmpmeta', 'PieceInfo', 'Thumb', 'PageLabels'],
    ficam: FICAM,
  };
};

/** A second version saved over a first one that said more (an incremental update). */
const revisao = (): CasoDoCorpus => {
  const antes = paginasCruas([{ conteudo: linha(`versao antiga com ${NOME} e laudo`, 50, 700) }]);
  const texto = antes.toString('latin1');
  const numero = Number(/(\d+) 0 obj\n<<\s+\/Length/.exec(texto)?.[1]);
  const inicio = Number(/startxref\n(\d+)/.exec(texto)?.[1]);
  const raiz = /\/Root (\d+) 0 R/.exec(texto)?.[1];
  const novo = linha(`Relato de ${NOME} em 2024`, 50, 700);
  const objeto = `${numero} 0 obj\n<< /Length ${novo.length} >>\nstream\n${novo}\nendstream\nendobj\n`;
  const tabela = `xref\n${numero} 1\n${String(antes.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 10 /Root ${raiz} 0 R /Prev ${inicio} >>\nstartxref\n${antes.length + objeto.length}\n%%EOF\n`;
  return {
    nome: 'versão anterior guardada no mesmo arquivo',
    bytes: Buffer.concat([antes, Buffer.from(objeto + tabela, 'latin1')]),
    marcas: [MARCA],
    somem: [NOME, 'versao antiga', 'laudo'],
    ficam: FICAM,
  };
};

export const casosEscondidos = (): CasoDoCorpus[] => [anotacoes(), campos(), cantos(), revisao()];
