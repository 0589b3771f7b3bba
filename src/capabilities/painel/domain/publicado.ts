import type { NomeDoPainel } from './visao.ts';

/**
 * What a panel tells cases apart by, and the column of the open data that already says it, row by row (docs/adr/0008). Two
 * views may be subtracted: what is left can be counted in the published rows as well, and says nothing that they do not.
 */
export const publicadoEm: Readonly<Record<NomeDoPainel, Readonly<Record<string, string>>>> = {
  resolveu: {
    mes: 'manifestacoes.data_registro',
    situacao: 'manifestacoes.situacao',
    tipo: 'manifestacoes.tipo',
    assunto: 'manifestacoes.assunto',
    orgao: 'manifestacoes.nome_orgao_siorg',
    esfera: 'manifestacoes.esfera',
    uf: 'manifestacoes.uf_manifestacao',
    residencia: 'manifestacoes.uf_manifestante',
    dias: 'manifestacoes.data_resposta',
    atendida: 'manifestacoes.demanda_atendida',
    satisfacao: 'manifestacoes.satisfacao',
  },
  lai: {
    mes: 'pedidos.DataRegistro',
    situacao: 'pedidos.Situacao',
    decisao: 'pedidos.Decisao',
    assunto: 'pedidos.AssuntoPedido',
    orgao: 'pedidos.OrgaoDestinatario',
    esfera: 'pedidos.Esfera',
    uf: 'pedidos.UF',
    residencia: 'solicitantes.UF',
    dias: 'pedidos.DataResposta',
    instancia: 'recursos.Instancia',
    resultado: 'recursos.TipoResposta',
  },
};

interface Escolhido {
  readonly acesso: boolean;
  readonly idTipo?: number | undefined;
  readonly idAssunto?: number | undefined;
}

/**
 * What people said of the answers to requests is in no published row. It is counted by office and month, only where five
 * people spoke, and summed up from there: a view that cuts through such a group has none of it.
 */
export const pesquisaCabe = ({ acesso, idTipo, idAssunto }: Escolhido): boolean =>
  !acesso || (idTipo === undefined && idAssunto === undefined);
