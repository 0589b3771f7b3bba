import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { type IdTipoManifestacao, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoPlanejado, Passo } from './caso-planejado.ts';
import { modelosPara } from './modelos.ts';
import { pessoasComConta } from './pessoas.ts';
import { criarSorte } from './sorte.ts';

const CGU = 6;

const lido: readonly Passo[] = [
  { ato: 'visualizar', dia: 1 },
  { ato: 'triar', dia: 2 },
];
const peloCorreio: Passo = {
  ato: 'responder',
  dia: 12,
  decisao: CodigoDecisao.concedido,
  especificacao: Especificacao.peloCorreio,
  publicar: false,
};

const negado: Passo = { ato: 'responder', dia: 12, decisao: CodigoDecisao.negado, publicar: false };

type Linha = readonly [
  nome: string,
  tipo: IdTipoManifestacao,
  ha: number,
  resposta: Passo,
  extra: Partial<Pick<CasoPlanejado, 'carta' | 'devolvida' | 'entregaPorCarta' | 'quem'>>,
];

/** People who do not know yet what the office did: a mail that came back, a delivery by letter, an answer at the desk. */
const linhas: readonly Linha[] = [
  ['aviso-devolvido', TipoManifestacao.solicitacao, 16, { ato: 'responder', dia: 11 }, { devolvida: true }],
  [
    'entrega-por-carta',
    TipoManifestacao.acessoAInformacao,
    30,
    peloCorreio,
    { carta: 'avisada', entregaPorCarta: true },
  ],
  ['resposta-no-balcao', TipoManifestacao.acessoAInformacao, 17, negado, { quem: 'balcao' }],
];

export const planoDaCiencia = (): CasoPlanejado[] =>
  linhas.map(([nome, tipo, ha, resposta, extra], i) => {
    const chave = `ciencia/${nome}`;
    return {
      chave,
      tipo,
      idOuvidoria: CGU,
      quando: { ha },
      passos: [...lido, resposta],
      modelo: criarSorte(chave).um(modelosPara(tipo, CGU)),
      quem: { login: pessoasComConta[i + 2]?.login ?? 'maria.cidada' },
      ...extra,
    };
  });
