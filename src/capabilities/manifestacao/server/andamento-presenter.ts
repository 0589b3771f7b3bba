import { checkAct } from '#kernel/acts.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { isNoPrazo, start } from '#kernel/prazo/prazo.ts';
import type { DetalheDaManifestacao } from '../domain/detalhe.ts';
import { diaGuardado } from '../domain/dia-guardado.ts';
import { fraseDaSituacao } from '../domain/frase-da-situacao.ts';
import { type AtoDaManifestacao, manifestacaoActs, type Remedio } from '../domain/manifestacao-acts.ts';
import { isAcesso } from '../domain/manifestacao-prazos.ts';
import { diasRestantes } from '../domain/prazo-do-caso.ts';
import type { IdSituacao } from '../domain/situacao.ts';
import type { Caso } from './caso.ts';
import type { PartesDoDetalhe } from './detalhe-presenter.ts';

type Andamento = Pick<DetalheDaManifestacao, 'fraseDaSituacao' | 'prazo' | 'atos' | 'atosFechados'>;

const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento'] as const satisfies readonly Remedio[];

/** The remedies of the access law that are closed, each with its reason: silence would read as a missing right. */
const remediosFechados = (
  { fatos }: Caso,
  abertos: readonly AtoDaManifestacao[],
): Andamento['atosFechados'] => {
  if (!isAcesso(fatos.idTipoFormulario)) return [];
  return remedios.flatMap((ato) => {
    const verdict = fatos.remedios[ato];
    return abertos.includes(ato) || verdict.allowed ? [] : [{ ato, motivo: verdict.error.message }];
  });
};

/** Acts of the office that a rule closes on a case it is working on; the rest of what is closed goes unsaid. */
const explicados = [
  'responder',
  'prorrogar',
  'pedirComplementacao',
  'reabrir',
] as const satisfies readonly AtoDaManifestacao[];

const fechadosNaEquipe = ({ fatos, row }: Caso, perfil: IdPerfil): Andamento['atosFechados'] => {
  const state = row.id_situacao as IdSituacao;
  if (!perfisDaAcao('manifestacao.tratar').includes(perfil)) return [];
  return explicados.flatMap((ato) => {
    const verdict = checkAct(manifestacaoActs, ato, { state, perfil, facts: fatos });
    // That the case is not with the office its situação says already; what is not one's to do goes unsaid.
    const { from, perfis } = manifestacaoActs[ato];
    const isDaRegra = from.includes(state) && perfis.includes(perfil);
    return verdict.allowed || !isDaRegra ? [] : [{ ato, motivo: verdict.error.message }];
  });
};

const fechadosDe = (
  { caso, perfil }: PartesDoDetalhe,
  abertos: readonly AtoDaManifestacao[],
): Andamento['atosFechados'] => {
  if (caso.relacao === 'manifestante') return remediosFechados(caso, abertos);
  return caso.relacao === 'orgao' ? fechadosNaEquipe(caso, perfil) : [];
};

/** Where the case stands: the sentence, the term that runs, and what may be done until when. */
export const andamentoDe = (partes: PartesDoDetalhe, agora: Date): Andamento => {
  const { caso, complementacoes, consentimento } = partes;
  const { row, calendario } = caso;
  const momento = agora.getTime();
  const hoje = localDate(momento);
  const situacao = row.id_situacao as IdSituacao;
  const prazo = diaGuardado(row.prazo);
  const parado = row.prazo_parado_em !== null;
  const restam = diasRestantes({ situacao, parado, prazo }, hoje);
  const aberta = complementacoes.find(({ encerrada_em }) => encerrada_em === null);
  const complementarAte = aberta ? diaGuardado(aberta.prazo) : null;
  const consentirAte =
    consentimento && !consentimento.respondido_em ? diaGuardado(consentimento.prazo) : null;
  const ate = (remedio: Remedio) => caso.remedios?.[remedio].janela?.fecha ?? null;
  const recorrerAte = ate('recorrer');

  // Until the nightly job files the case away, a complement whose last day has passed is no longer offered.
  const atos = partes.atos.filter(
    (ato) =>
      (ato !== 'complementar' || (complementarAte && isNoPrazo(complementarAte, momento))) &&
      (ato !== 'responderConsentimento' || (consentirAte && isNoPrazo(consentirAte, momento))),
  );
  const ultimoDia: Partial<Record<AtoDaManifestacao, PlainDate | null>> = {
    complementar: complementarAte,
    responderConsentimento: consentirAte,
    recorrer: recorrerAte,
    reclamar: ate('reclamar'),
    pedirRevisao: ate('pedirRevisao'),
  };
  return {
    fraseDaSituacao: fraseDaSituacao(
      {
        situacao,
        relacao: caso.relacao,
        prazo,
        parado,
        encerradaEm: row.encerrada_em && localDate(row.encerrada_em.getTime()),
        respondidaEm: row.respondida_em && localDate(row.respondida_em.getTime()),
        complementarAte,
        consentirAte: atos.includes('responderConsentimento') ? consentirAte : null,
        recorrerAte: atos.includes('recorrer') ? recorrerAte : null,
        podeAvaliar: atos.includes('avaliar'),
      },
      hoje,
    ),
    prazo:
      restam === null
        ? null
        : {
            inicio: toIsoDate(start(calendario, diaGuardado(row.registro_contado))),
            vencimento: row.prazo,
            original: row.prazo_original,
            diasRestantes: restam,
            parado: false,
          },
    atos: atos.map((ato) => {
      const dia = ultimoDia[ato];
      return { ato, ultimoDia: dia ? toIsoDate(dia) : null };
    }),
    atosFechados: fechadosDe(partes, atos),
  };
};
