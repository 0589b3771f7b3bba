import type { NomeDoPainel } from './visao.ts';

/**
 * The dimensions of a panel, each with the open-data column that already publishes it row by row
 * (docs/adr/0008). Subtracting two views therefore reveals nothing: the difference can also be
 * counted in the published rows.
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
 * Ratings of answers to access requests are in no published row. They are kept by office and month,
 * only where five people rated, and summed up from there: a view that would split such a group
 * shows none.
 */
export const pesquisaCabe = ({ acesso, idTipo, idAssunto }: Escolhido): boolean =>
  !acesso || (idTipo === undefined && idAssunto === undefined);
