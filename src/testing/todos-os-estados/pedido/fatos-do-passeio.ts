import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { podeMudarDeTipo } from '#capabilities/manifestacao/domain/pode-mudar-de-tipo.ts';
import { podeProrrogar } from '#capabilities/manifestacao/domain/pode-prorrogar.ts';
import { isAberta, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { FatosDoRecurso } from '#capabilities/recurso/domain/fatos-do-recurso.ts';
import { cadeiaFederal } from '#capabilities/remedio/domain/instancia.ts';
import { podeDeclararSemMeios } from '#capabilities/remedio/domain/promessas.ts';
import { type FatosDosRemedios, remediosDe } from '#capabilities/remedio/domain/remedios.ts';
import { EstadoDoRecurso, type IdEstadoDoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { formularioDoCaso, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { allow } from '#kernel/verdict.ts';
import { calendario, data, instante, type Momento } from '../dias.ts';
import { fatosParados, foraDoPasseio } from '../fatos-parados.ts';
import type { Pedido } from './estado.ts';

export const agoraDe = ({ hoje, ordem }: Pedido): Momento => ({ dia: hoje, ordem });

const talvez = (momento: Momento | null): number | null => (momento === null ? null : instante(momento));

const encerradas: readonly number[] = [Situacao.encaminhadaParaFora, Situacao.arquivada];

/** States are never changed, so what follows from one is worked out once. */
const umaVez = <T>(resultado: (pedido: Pedido) => T): ((pedido: Pedido) => T) => {
  const prontos = new WeakMap<Pedido, T>();
  return (pedido) => {
    const pronto = prontos.get(pedido) ?? resultado(pedido);
    prontos.set(pedido, pronto);
    return pronto;
  };
};

export const fatosDosRemedios = umaVez(
  (pedido: Pedido): FatosDosRemedios => ({
    cadeia: cadeiaFederal,
    registro: data(0),
    registroContado: data(0),
    prazo: data(pedido.prazo),
    aguardaResposta: isAberta(pedido.situacao) || (encerradas.includes(pedido.situacao) && !pedido.desistiu),
    resposta: pedido.resposta && {
      respondidaEm: instante(pedido.resposta.em),
      cienciaEm: instante(pedido.resposta.em),
      idCodigoDecisao: null,
    },
    reabertaEm: talvez(pedido.reabertaEm),
    retipadaEm: pedido.acesso ? null : talvez(pedido.retipadaEm),
    retipagemCienciaEm: pedido.acesso ? null : talvez(pedido.retipadaEm),
    recursos: pedido.recursos.map((recurso) => ({
      idInstancia: recurso.idInstancia,
      registradoEm: instante(recurso.em),
      contraOTipo: recurso.contraOTipo,
      emEsclarecimentosAte: recurso.ouvidoAte === null ? null : data(recurso.ouvidoAte),
      prazo: recurso.prazo === null ? null : data(recurso.prazo),
      respondidoEm: talvez(recurso.decididoEm),
      cienciaEm: talvez(recurso.decididoEm),
      idTipoResposta: recurso.idTipoResposta,
    })),
    promessas: pedido.promessas.map((promessa, indice) => ({
      idPromessa: indice,
      origem: 'decisao',
      // Any living state will do: each of them has its way on, and the request does not ask which.
      situacao: promessa === 'viva' ? 'contestada' : promessa,
      prometidaEm: indice,
      prazo: data(pedido.hoje),
      contestarAte: null,
      descumprimentoDenunciado: false,
    })),
    desistiu: pedido.desistiu,
  }),
);

export const remediosDo = umaVez((pedido: Pedido) =>
  remediosDe(calendario, fatosDosRemedios(pedido), instante(agoraDe(pedido))),
);

/** What the acts on the case depend on. */
export const fatosDoCaso = (pedido: Pedido, relacao: Relacao): FatosDaManifestacao => {
  const agora = instante(agoraDe(pedido));
  const idTipo = pedido.acesso ? TipoManifestacao.acessoAInformacao : TipoManifestacao.reclamacao;
  const idTipoFormulario = formularioDoCaso(idTipo);
  const fatos = fatosDosRemedios(pedido);
  const { recorrer, reclamar, denunciarDescumprimento, pedirRevisao } = remediosDo(pedido);
  const temRecurso = pedido.recursos.length > 0;
  return {
    ...fatosParados(relacao),
    idTipo,
    idTipoFormulario,
    protegida: false,
    anonima: false,
    prorrogada: pedido.prorrogado,
    prorrogavel: podeProrrogar({ idTipoFormulario, prazo: fatos.prazo }, agora),
    mudaDeTipo: podeMudarDeTipo(
      {
        idTipoFormulario,
        prazo: fatos.prazo,
        decidido: pedido.resposta !== null,
        temRecurso,
        recursoPendente: pedido.recursos.some(({ decididoEm }) => decididoEm === null),
      },
      agora,
    ),
    avaliada: true,
    respondePorSi: true,
    consentimentoAberto: false,
    contatoRestrito: false,
    prazoParado: false,
    desistenciaPedida: null,
    acrescentada: false,
    pediuReabertura: pedido.pediuReabertura,
    reaberturaPedida: pedido.reaberturaPedida,
    reaberturaNoPrazo: allow,
    retirado: pedido.desistiu && pedido.acesso && pedido.situacao === Situacao.arquivada,
    temRecurso,
    remedios: {
      recorrer: recorrer.verdict,
      reclamar: reclamar.verdict,
      denunciarDescumprimento: denunciarDescumprimento.verdict,
      pedirRevisao: pedirRevisao.verdict,
    },
    semMeios: pedido.resposta
      ? podeDeclararSemMeios(
          calendario,
          { orientada: pedido.resposta.orientada, respondidaEm: instante(pedido.resposta.em) },
          agora,
        )
      : foraDoPasseio,
  };
};

/** What the acts on the last appeal depend on, for whoever judges it; null if there is none. */
export const fatosDoUltimo = (pedido: Pedido): FatosDoRecurso | null => {
  const ultimo = pedido.recursos.at(-1);
  if (!ultimo) return null;
  return {
    recorrente: false,
    julgador: true,
    impedido: false,
    doOrgao: true,
    idInstancia: ultimo.idInstancia,
    conhecido: ultimo.conhecido ? true : null,
    subiu: false,
    esclarecimentoAberto: ultimo.ouvidoAte !== null,
    esclarecimentoEncerrado: false,
    esclarecimentoProrrogado: ultimo.ouvidoOutraVez,
    podePerguntar: !ultimo.jaOuvido,
    tramitacaoAberta: false,
    temEntrega: false,
    incidenteAberto: true,
    qualificada: true,
    podeQualificar: false,
  };
};

export const estadoDoUltimo = (pedido: Pedido): IdEstadoDoRecurso | null => {
  const ultimo = pedido.recursos.at(-1);
  if (!ultimo) return null;
  if (ultimo.decididoEm !== null) return EstadoDoRecurso.respondido;
  const isOuvindo = ultimo.ouvidoAte !== null && pedido.hoje <= ultimo.ouvidoAte;
  return isOuvindo ? EstadoDoRecurso.emEsclarecimentos : EstadoDoRecurso.emTramitacao;
};
