import { csvDe } from '#kernel/arquivo/csv.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { formatData } from '#kernel/texto.ts';
import { donoDe } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import type { ItemDaLista } from '../../contract.ts';
import { itensDaLista } from './itens-da-lista.ts';
import { pdfDaLista } from './lista-pdf.ts';
import { type FiltroDaLista, listProprias } from './lista-repository.ts';

/** Far more than a person files; a file larger than this would no longer open on a phone. */
const MAXIMO = 5000;

export interface Arquivo {
  readonly nome: string;
  readonly tipo: string;
  readonly conteudo: Buffer;
}

const dia = (iso: string | null): string => (iso === null ? '' : formatData(diaGuardado(iso)));
const diaDe = (momento: string): string => formatData(localDate(new Date(momento).getTime()));

const COLUNAS = ['Protocolo', 'Tipo', 'Situação', 'Órgão', 'Assunto', 'Registro', 'Prazo', 'Atualização'];

const linha = (item: ItemDaLista): string[] => [
  item.numeroProtocolo,
  item.tipo.descTipoManifestacao,
  nomeDaSituacao(item.situacao),
  `${item.ouvidoria.sigla} – ${item.ouvidoria.nomeOuvidoria}`,
  item.assunto ?? '',
  diaDe(item.registradaEm),
  dia(item.prazoAtendimento),
  diaDe(item.atualizadaEm),
];

/** The filtered list as a file: what a spreadsheet opens, or what a printer prints. */
export const exportarManifestacoes = async (
  platform: Platform,
  usuario: Pick<UsuarioAtual, 'idUsuario'>,
  { formato, ...filtro }: FiltroDaLista & { formato: 'csv' | 'pdf' },
): Promise<Arquivo> => {
  const agora = platform.clock.now();
  const hoje = localDate(agora.getTime());
  const rows = await listProprias(platform.db, {
    dono: donoDe(platform, usuario.idUsuario),
    filtro,
    hoje: toIsoDate(hoje),
    limite: MAXIMO,
  });
  const linhas = (await itensDaLista(platform.db, rows, agora)).map(linha);
  const nome = `${filtro.lai ? 'pedidos' : 'manifestacoes'}-${toIsoDate(hoje)}.${formato}`;
  if (formato === 'csv') {
    return {
      nome,
      tipo: 'text/csv; charset=utf-8',
      conteudo: Buffer.from(csvDe([COLUNAS, ...linhas]), 'utf8'),
    };
  }
  const conteudo = await pdfDaLista({
    titulo: filtro.lai ? 'Meus pedidos de acesso à informação' : 'Minhas manifestações',
    unidade: filtro.lai ? ['pedido', 'pedidos'] : ['manifestação', 'manifestações'],
    plataforma: platform.config.instalacao.nome,
    dia: formatData(hoje),
    criadoEm: agora,
    colunas: COLUNAS,
    linhas,
  });
  return { nome, tipo: 'application/pdf', conteudo };
};
