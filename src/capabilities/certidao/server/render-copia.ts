import { porExtenso } from '#capabilities/conteudo-da-resposta/domain/acesso-em-palavras.ts';
import { linhas as linhasDo } from '#kernel/texto.ts';
import { Folha, MUTED } from '#server/pdf/folha.ts';
import { noPapel } from '#server/pdf/no-papel.ts';
import type { DecisaoCertificada } from '../domain/decisao-certificada.ts';

export interface CopiaImpressa {
  readonly decisao: DecisaoCertificada;
  readonly anexos: readonly { readonly nome: string; readonly sha256: string }[];
  /** Whether one may appeal, until when and to whom. */
  readonly recurso: string;
  /** Where anybody can check it; it contains the signed code. */
  readonly endereco: string;
  /** Of the installation, for addresses that are written out. */
  readonly origem: string;
  readonly nomeProduto: string;
  readonly emitidaEm: Date;
}

const momento = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Points for the 64 characters of a SHA-256. */
const LARGURA_DO_SHA256 = 345;

const comoConferir = (folha: Folha, endereco: string): void => {
  const [pagina = '', codigo = ''] = endereco.split('#');
  folha.secao('Como conferir esta cópia');
  folha.paragrafo(
    'Aponte a câmera do celular para o código. A página diz se a cópia é desta plataforma e se a decisão guardada tem estas palavras. Ela confere também o arquivo: qualquer mudança nele aparece.',
  );
  folha.qr(endereco, 'QR code que abre a página de conferência desta cópia');
  folha.paragrafo(`Sem câmera, abra ${pagina} e escreva este código:`);
  folha.codigo(codigo);
};

/** A tagged document with the whole decision; it names nobody who asked. */
export const renderCopia = async (impressa: CopiaImpressa): Promise<Buffer> => {
  const { decisao, anexos, recurso, endereco, origem, nomeProduto, emitidaEm } = impressa;
  const folha = new Folha(`Decisão ${decisao.numeroProtocolo}`, nomeProduto, emitidaEm);
  folha.titulo('Cópia autenticada de decisão');
  folha.paragrafo(
    `${nomeProduto}. Emitida em ${momento.format(emitidaEm)}, no horário de Brasília (Lei 12.527/2011, art. 14).`,
    MUTED,
  );
  const campos: readonly (readonly [string, string | null])[] = [
    ['Órgão', decisao.orgao],
    ['Protocolo', decisao.numeroProtocolo],
    ['Sobre', decisao.sobre],
    ['Decidido em', `${momento.format(new Date(decisao.decididaEm))} (horário de Brasília)`],
    ['Decisão', decisao.decisao],
    ['Especificação', decisao.especificacao],
    ['Quem decidiu', decisao.quemDecidiu],
  ];
  for (const [nome, valor] of campos) if (valor) folha.paragrafo(noPapel(`${nome}: ${valor}`));
  folha.secao('Inteiro teor');
  for (const linha of linhasDo(decisao.texto)) if (linha.trim()) folha.paragrafo(noPapel(linha));
  if (decisao.linhas.length > 0) {
    folha.secao('Razões, fundamentos e condições');
    for (const linha of decisao.linhas) folha.paragrafo(noPapel(porExtenso(linha, origem)));
  }
  folha.secao('Recurso');
  folha.paragrafo(noPapel(recurso));
  folha.secao('Arquivos da decisão');
  if (anexos.length === 0) folha.paragrafo('Esta decisão não tem arquivos.');
  else
    folha.tabela(
      ['Arquivo', 'SHA-256'],
      anexos.map(({ nome, sha256 }) => [noPapel(nome), sha256]),
      ['*', LARGURA_DO_SHA256],
    );
  comoConferir(folha, endereco);
  return folha.terminar();
};
