import type { DesistenciaPedida, FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import {
  type FimDoCaso,
  podePedirReabertura,
  reabrirAte,
} from '#capabilities/manifestacao/domain/pode-pedir-reabertura.ts';
import { podeProrrogar } from '#capabilities/manifestacao/domain/pode-prorrogar.ts';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { formularioDoCaso, isSigilosa } from '#kernel/enumeracoes.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { DIAS_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { calendario, type Dia, data, instante, vence } from '../dias.ts';
import { fatosParados, foraDoPasseio } from '../fatos-parados.ts';

/** A case of ouvidoria until its conclusive answer, as its law sees it. */
export interface Caso {
  readonly idTipo: number;
  readonly anonima: boolean;
  readonly hoje: Dia;
  readonly situacao: IdSituacao;
  readonly prazo: Dia;
  readonly prorrogada: boolean;
  /** The last day to complement, while the office waits for the person. */
  readonly complementarAte: Dia | null;
  readonly consentimentoAberto: boolean;
  readonly desistenciaPedida: DesistenciaPedida | null;
  readonly desistiu: boolean;
  readonly encerradaEm: Dia | null;
  readonly pediuReabertura: boolean;
  readonly reaberturaPedida: boolean;
}

export const casoNovo = (idTipo: number, anonima = false): Caso => ({
  idTipo,
  anonima,
  hoje: 0,
  situacao: Situacao.cadastrada,
  prazo: vence(0, DIAS_OUVIDORIA),
  prorrogada: false,
  complementarAte: null,
  consentimentoAberto: false,
  desistenciaPedida: null,
  desistiu: false,
  encerradaEm: null,
  pediuReabertura: false,
  reaberturaPedida: false,
});

const fimDo = ({ encerradaEm }: Caso): FimDoCaso => {
  const em = encerradaEm === null ? null : instante({ dia: encerradaEm, ordem: 0 });
  return { encerradaEm: em, cienciaEm: em };
};

/** The last day to ask for a reopening; null while it is open. */
export const ateQuandoReabrir = (caso: Caso): PlainDate | null => reabrirAte(calendario, fimDo(caso));

const agoraDe = ({ hoje }: Caso): number => instante({ dia: hoje, ordem: 0 });
/** What the acts depend on, for the person or for the office. */
export const fatosDo = (caso: Caso, relacao: Relacao): FatosDaManifestacao => {
  const agora = agoraDe(caso);
  const idTipoFormulario = formularioDoCaso(caso.idTipo);
  const protegida = isSigilosa(caso.idTipo);
  return {
    ...fatosParados(relacao),
    idTipo: caso.idTipo,
    idTipoFormulario,
    protegida,
    anonima: caso.anonima,
    prorrogada: caso.prorrogada,
    prorrogavel: podeProrrogar({ idTipoFormulario, prazo: data(caso.prazo) }, agora),
    mudaDeTipo: foraDoPasseio,
    avaliada: false,
    respondePorSi: true,
    consentimentoAberto: caso.consentimentoAberto,
    contatoRestrito: protegida,
    prazoParado: caso.complementarAte !== null,
    desistenciaPedida: caso.desistenciaPedida,
    acrescentada: true,
    pediuReabertura: caso.pediuReabertura,
    reaberturaPedida: caso.reaberturaPedida,
    reaberturaNoPrazo: podePedirReabertura(calendario, fimDo(caso), agora),
    retirado: false,
    temRecurso: false,
    remedios: {
      recorrer: foraDoPasseio,
      reclamar: foraDoPasseio,
      denunciarDescumprimento: foraDoPasseio,
      pedirRevisao: foraDoPasseio,
    },
    semMeios: foraDoPasseio,
  };
};
