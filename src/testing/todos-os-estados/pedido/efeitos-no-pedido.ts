import { retipadaDepois } from '#capabilities/analise/domain/alterar-tipo.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { extend } from '#kernel/prazo/prazo.ts';
import { DIAS_ACESSO, DIAS_OUVIDORIA, DIAS_PRORROGACAO_ACESSO } from '#kernel/prazo/prazos-da-lei.ts';
import { calendario, data, diaDe, vence } from '../dias.ts';
import type { Pedido, PromessaNoPasseio, RecursoNoPasseio } from './estado.ts';
import { agoraDe, remediosDo } from './fatos-do-passeio.ts';

/** What an act leads to; several where the person who does it has a choice. */
export type Efeito = (pedido: Pedido) => readonly Pedido[];

const MAXIMO_DE_PROMESSAS = 2;

/** Beyond two promises the walk goes no further: a third is like the second. */
export const comPromessa = (pedido: Pedido): Pedido[] =>
  pedido.promessas.length >= MAXIMO_DE_PROMESSAS
    ? []
    : [{ ...pedido, promessas: [...pedido.promessas, 'viva'] }];

/** An answer takes the place of what is still owed, and of nothing that was delivered meanwhile. */
const promessasSubstituidas = ({ promessas }: Pedido): readonly (readonly PromessaNoPasseio[])[] =>
  promessas.includes('viva')
    ? [promessas, promessas.map((promessa) => (promessa === 'viva' ? 'encerrada' : promessa))]
    : [promessas];

const responder: Efeito = (pedido) => {
  if (!pedido.acesso) return [{ ...pedido, situacao: Situacao.concluida }];
  const respondido = (orientada: boolean): Pedido[] =>
    promessasSubstituidas(pedido).map((promessas) => ({
      ...pedido,
      promessas,
      situacao: Situacao.concluida,
      resposta: { em: agoraDe(pedido), orientada },
    }));
  return [...respondido(false), ...respondido(true), ...respondido(false).flatMap(comPromessa)];
};

/** Files what the remedy leads to, where the rules themselves say it goes. */
const interpor =
  (remedio: Exclude<Remedio, 'denunciarDescumprimento'>): Efeito =>
  (pedido) => {
    const { instancia } = remediosDo(pedido)[remedio];
    if (instancia === null) throw new Error(`${remedio} is open and leads nowhere`);
    const prazo = prazoParaDecidir(calendario, data(pedido.hoje), instancia);
    const recurso: RecursoNoPasseio = {
      idInstancia: instancia,
      em: agoraDe(pedido),
      contraOTipo: !pedido.acesso,
      prazo: prazo && diaDe(prazo),
      conhecido: false,
      ouvidoAte: null,
      jaOuvido: false,
      ouvidoOutraVez: false,
      decididoEm: null,
      idTipoResposta: null,
    };
    return [{ ...pedido, recursos: [...pedido.recursos, recurso] }];
  };

const MAXIMO_DE_REABERTURAS = 2;

const reaberto = (pedido: Pedido, mudancas: Partial<Pedido>): Pedido[] =>
  pedido.reaberturas >= MAXIMO_DE_REABERTURAS
    ? []
    : [
        {
          ...pedido,
          situacao: Situacao.cadastrada,
          reabertaEm: agoraDe(pedido),
          reaberturas: pedido.reaberturas + 1,
          pediuReabertura: false,
          reaberturaPedida: false,
          desistiu: false,
          ...mudancas,
        },
      ];

const prazoNovo = ({ hoje, acesso }: Pedido): number => vence(hoje, acesso ? DIAS_ACESSO : DIAS_OUVIDORIA);

const MAXIMO_DE_RETIPAGENS = 2;

/** To another type, and from there to a third or back. */
const alterarTipo: Efeito = (pedido) => {
  if (pedido.retipagens >= MAXIMO_DE_RETIPAGENS) return [];
  const { acessoAInformacao, reclamacao, elogio } = TipoManifestacao;
  const de = pedido.acesso ? acessoAInformacao : reclamacao;
  const destinos = pedido.acesso ? [reclamacao] : [acessoAInformacao, elogio];
  return destinos.map((para) => ({
    ...pedido,
    acesso: para === acessoAInformacao,
    retipadaEm: retipadaDepois({ de, para }, pedido.retipadaEm, agoraDe(pedido)),
    retipagens: pedido.retipagens + 1,
  }));
};

/** What the acts on the case do to a request, by name. */
export const efeitosNoPedido: Readonly<Record<string, Efeito>> = {
  responder,
  prorrogar: (pedido) => [
    {
      ...pedido,
      situacao: Situacao.prorrogada,
      prorrogado: true,
      prazo: diaDe(extend(calendario, data(pedido.prazo), DIAS_PRORROGACAO_ACESSO)),
    },
  ],
  encaminhar: (pedido) => [{ ...pedido, situacao: Situacao.encaminhada }],
  encaminharParaFora: (pedido) => [{ ...pedido, situacao: Situacao.encaminhadaParaFora }],
  arquivar: (pedido) => [{ ...pedido, situacao: Situacao.arquivada }],
  desistir: (pedido) => [{ ...pedido, situacao: Situacao.arquivada, desistiu: true }],
  alterarTipo,
  reabrir: (pedido) =>
    reaberto(pedido, pedido.acesso && !pedido.reaberturaPedida ? {} : { prazo: prazoNovo(pedido) }),
  pedirReabertura: (pedido) => [{ ...pedido, pediuReabertura: true, reaberturaPedida: true }],
  concederReabertura: (pedido) => reaberto(pedido, { prazo: prazoNovo(pedido) }),
  negarReabertura: (pedido) => [{ ...pedido, reaberturaPedida: false }],
  arquivarPorDesistencia: (pedido) => [{ ...pedido, situacao: Situacao.arquivada }],
  recorrer: interpor('recorrer'),
  reclamar: interpor('reclamar'),
  pedirRevisao: interpor('pedirRevisao'),
  // It moves the promise alone.
  denunciarDescumprimento: () => [],
  declararSemMeios: (pedido) =>
    comPromessa({ ...pedido, resposta: pedido.resposta && { ...pedido.resposta, orientada: false } }),
  pedirComplementacao: (pedido) => [{ ...pedido, situacao: Situacao.complementacaoSolicitada }],
  complementar: (pedido) => [{ ...pedido, situacao: Situacao.complementada }],
  // Nobody who asks for information is anonymous.
  retomarAnonima: () => [],
  arquivarSemComplementacao: (pedido) => [{ ...pedido, situacao: Situacao.arquivada }],
};

/** A decision that makes the case a request again gives it a whole term. */
export const voltaAPedido = (pedido: Pedido): Pedido[] =>
  reaberto(pedido, { acesso: true, retipadaEm: null, prazo: vence(pedido.hoje, DIAS_ACESSO) });
