import { checkAct } from '#kernel/ato/interpretar.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { nomeDaCategoria } from '../../domain/categorias.ts';
import { formatCidic, formatNup } from '../../domain/cidic.ts';
import { nomeDoFundamento } from '../../domain/fundamentos.ts';
import { type Grau, isTermoVencido } from '../../domain/grau.ts';
import { atosDaInformacao } from '../../domain/rol/atos-da-informacao.ts';
import type { InformacaoVista, SituacaoDaInformacao } from '../../domain/rol/informacao.ts';
import { trabalhaEm } from '../orgao-da-pessoa.ts';
import type { InformacaoRow } from './rol-repository.ts';

/** The code as the roll shows it; what is no longer secret keeps only its process number. */
export const codigoDa = (row: InformacaoRow): string =>
  row.situacao === 'desclassificada'
    ? formatNup(row.nup)
    : formatCidic({
        nup: row.nup,
        grau: row.grau as Grau,
        categoria: row.categoria,
        producao: diaGuardado(row.data_producao),
        termo: diaGuardado(row.termo),
        reclassificada: row.reclassificada,
      });

export const toInformacaoVista = (
  row: InformacaoRow,
  usuario: UsuarioAtual,
  agora: Date,
): InformacaoVista => {
  const fatos = { doOrgao: trabalhaEm(usuario, row.id_ouvidoria) };
  const situacao = row.situacao as SituacaoDaInformacao;
  return {
    idInformacao: row.id,
    versao: row.versao,
    orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.nome_orgao },
    codigo: codigoDa(row),
    nup: formatNup(row.nup),
    assunto: row.assunto,
    categoria: { codigo: row.categoria, nome: nomeDaCategoria(row.categoria) },
    grau: row.grau as Grau,
    fundamento: { codigo: row.fundamento, nome: nomeDoFundamento(row.fundamento) },
    autoridade: row.autoridade,
    dataProducao: row.data_producao,
    dataClassificacao: row.data_classificacao,
    termo: row.termo,
    reclassificada: row.reclassificada,
    situacao,
    desclassificadaEm: row.desclassificada_em,
    motivo: row.motivo,
    termoVencido:
      situacao === 'classificada' && isTermoVencido(diaGuardado(row.termo), localDate(agora.getTime())),
    atos: atosDaInformacao
      .filter((ato) => checkAct(ato, { estado: situacao, perfil: usuario.idPerfil, fatos }).allowed)
      .map(({ nome }) => nome),
  };
};
