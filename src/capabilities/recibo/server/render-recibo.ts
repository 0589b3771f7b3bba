import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { novoPdf } from '#server/pdf/novo-pdf.ts';
import { drawQr, QR_SIDE } from '#server/pdf/qr.ts';
import type { Recibo } from '../domain/recibo.ts';

const BLUE = '#1351b4';
const TEXT = '#333333';
const MARGEM = 56;

export interface ReciboImpresso {
  readonly recibo: Recibo;
  /** Where anybody can check it; it contains the signed receipt itself. */
  readonly endereco: string;
  /** The short one, in groups of four, to type where there is no camera. */
  readonly codigo: string;
  readonly instalacao: { readonly nome: string; readonly orgaoControlador: string };
  readonly orgao: { readonly sigla: string; readonly nome: string };
  readonly emitidoEm: Date;
  readonly anonima: boolean;
  /** The reader filed it and gave an address. */
  readonly comEmail: boolean;
}

const momento = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

const dia = (iso: string): string => {
  const data = parseIsoDate(iso);
  return data ? formatData(data) : iso;
};

/** A tagged A4 page: protocol, office, dates, QR code and what to keep; never the access code. */
export const renderRecibo = async (impresso: ReciboImpresso): Promise<Buffer> => {
  const { recibo, endereco, codigo, instalacao, orgao, emitidoEm, anonima, comEmail } = impresso;
  const nomeProduto = instalacao.nome;
  const mantenedor = { sigla: instalacao.orgaoControlador, nome: instalacao.orgaoControlador };
  const pdf = novoPdf({
    size: 'A4',
    margin: MARGEM,
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `Recibo ${recibo.numeroProtocolo}`, Author: orgao.nome, Creator: nomeProduto },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const block = (tag: string, draw: () => void) => pdf.addStructure(pdf.struct(tag, {}, draw));
  const line = (label: string, value: string) =>
    block('P', () => {
      pdf.font('Helvetica').fontSize(10).fillColor('#555555').text(label);
      pdf.font('Helvetica-Bold').fontSize(13).fillColor(TEXT).text(value).moveDown(0.7);
    });

  // Whose paper it is comes first: the office that answers, then the platform it was filed on.
  block('P', () => {
    pdf.font('Helvetica-Bold').fontSize(14).fillColor(TEXT).text(orgao.nome);
    pdf
      .font('Helvetica')
      .fontSize(10)
      .fillColor('#555555')
      .text(`${orgao.sigla} · registro feito em ${nomeProduto}, plataforma ${deOrgao(mantenedor)}`)
      .moveDown(0.6);
  });
  pdf
    .moveTo(MARGEM, pdf.y)
    .lineTo(pdf.page.width - MARGEM, pdf.y)
    .lineWidth(2)
    .stroke(BLUE);
  pdf.moveDown(1.2);
  block('H1', () => {
    pdf.font('Helvetica-Bold').fontSize(22).fillColor(BLUE).text('Recibo de registro').moveDown(0.6);
  });
  block('P', () => {
    pdf.font('Helvetica').fontSize(10).fillColor('#555555').text('Protocolo');
    pdf.font('Helvetica-Bold').fontSize(24).fillColor(TEXT).text(recibo.numeroProtocolo).moveDown(0.8);
  });
  line('Tipo', recibo.tipo);
  line('Órgão', recibo.orgao);
  line('Registrada em', `${momento.format(new Date(recibo.registradaEm))} (horário de Brasília)`);
  line('O órgão tem até', dia(recibo.prazoAtendimento));
  block('P', () => {
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text(
        anonima
          ? 'Sem identificação, não enviamos e-mail: acompanhe com o protocolo e o código de acesso que apareceu na tela. Guarde o código em lugar seguro; ele não está neste papel.'
          : `${comEmail ? 'Você recebe um e-mail a cada novidade. ' : ''}Acompanhe tudo em Minhas Manifestações, ou com o protocolo e o código de acesso. O código não está neste papel.`,
        { lineGap: 2 },
      )
      .moveDown(1.2);
  });
  block('H2', () => {
    pdf.font('Helvetica-Bold').fontSize(13).fillColor(BLUE).text('Como conferir este recibo').moveDown(0.3);
  });
  block('P', () => {
    pdf
      .font('Helvetica')
      .fontSize(11)
      .fillColor(TEXT)
      .text('Aponte a câmera do celular para o código. A página mostra se o recibo é verdadeiro.', {
        link: endereco,
      })
      .moveDown(0.6);
  });
  pdf.addStructure(
    pdf.struct('Figure', { alt: 'QR code que abre a página de conferência do recibo' }, () =>
      drawQr(pdf, endereco, MARGEM, pdf.y),
    ),
  );
  const [pagina = ''] = endereco.split('#');
  pdf.y += QR_SIDE + 12;
  block('P', () => {
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text(`Sem câmera, abra ${pagina} e escreva este código:`, MARGEM, pdf.y)
      .moveDown(0.3)
      .font('Courier-Bold')
      .fontSize(16)
      .text(codigo)
      .moveDown(1);
  });
  block('P', () => {
    pdf
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#555555')
      .text(`Emitido em ${momento.format(emitidoEm)} (horário de Brasília) · página 1 de 1`);
  });
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
};
