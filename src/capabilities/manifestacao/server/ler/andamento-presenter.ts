import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import { saidasEmPalavras } from '#capabilities/remedio/domain/saida-em-palavras.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { isNoPrazo, notice } from '#kernel/prazo/prazo.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { fraseDaSituacao } from '../../domain/ler/frase-da-situacao.ts';
import { diasRestantes } from '../../domain/ler/prazo-do-caso.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import type { Caso } from '../caso.ts';
import type { PartesDoDetalhe } from './detalhe-presenter.ts';
import { cienciaDaResposta, promessasDoCaso } from './remedios-do-caso.ts';

type Andamento = Pick<
  DetalheDaManifestacao,
  'fraseDaSituacao' | 'oQueEsperar' | 'prazo' | 'atos' | 'atosFechados'
>;

const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento'] as const satisfies readonly Remedio[];

/** Closed remedies of the access law, with reasons: silence would look like a missing right. */
const remediosFechados = ({ fatos }: Caso, abertos: readonly string[]): Andamento['atosFechados'] => {
  if (!isAcesso(fatos.idTipoFormulario)) return [];
  return remedios.flatMap((ato) => {
    const verdict = fatos.remedios[ato];
    return abertos.includes(ato) || verdict.allowed ? [] : [{ ato, motivo: verdict.error.message }];
  });
};

/** Acts that a rule closes on a case the office is working on; only these get a reason. */
const fechadosNaEquipe = ({ caso, perfil, todosOsAtos }: PartesDoDetalhe): Andamento['atosFechados'] => {
  const estado = caso.row.id_situacao as IdSituacao;
  if (!perfisDaAcao('manifestacao.tratar').includes(perfil)) return [];
  return todosOsAtos.flatMap((ato) => {
    const verdict = checkAct(ato, { estado, perfil, fatos: caso.fatos });
    // No reason is needed when the situação or the profile already makes it clear.
    const isDaRegra = ato.tela?.explica && ato.de.includes(estado) && ato.quem.includes(perfil);
    return verdict.allowed || !isDaRegra ? [] : [{ ato: ato.nome, motivo: verdict.error.message }];
  });
};

const fechadosDe = (partes: PartesDoDetalhe, abertos: readonly string[]): Andamento['atosFechados'] => {
  const { caso } = partes;
  if (caso.relacao === 'manifestante') return remediosFechados(caso, abertos);
  return caso.relacao === 'orgao' ? fechadosNaEquipe(partes) : [];
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
  const semCienciaDoPedido = row.sem_ciencia?.includes('complementacao') ?? false;
  const complementarAte = aberta ? diaGuardado(aberta.prazo) : null;
  const consentirAte =
    consentimento && !consentimento.respondido_em ? diaGuardado(consentimento.prazo) : null;
  const ate = (remedio: Remedio) => caso.remedios?.[remedio].janela?.fecha ?? null;
  const recorrerAte = ate('recorrer');
  const soubeEm = cienciaDaResposta(row);

  // An expired request for complement is not offered, though the nightly job has not archived it.
  const nomes = partes.atos.map(({ nome }) => nome);
  const atos = nomes.filter(
    (ato) =>
      (ato !== 'complementar' ||
        (complementarAte && (semCienciaDoPedido || isNoPrazo(complementarAte, momento)))) &&
      (ato !== 'responderConsentimento' || (consentirAte && isNoPrazo(consentirAte, momento))),
  );
  const ultimoDia: Readonly<Record<string, PlainDate | null>> = {
    complementar: semCienciaDoPedido ? null : complementarAte,
    responderConsentimento: consentirAte,
    recorrer: recorrerAte,
    reclamar: ate('reclamar'),
    pedirRevisao: ate('pedirRevisao'),
    declararSemMeios: soubeEm === null ? null : janelaDepoisDe(calendario, soubeEm).fecha,
    pedirReabertura: caso.reabrirAte,
  };
  return {
    fraseDaSituacao: fraseDaSituacao(
      {
        situacao,
        relacao: caso.relacao,
        prazo,
        parado,
        semQuemTrate: partes.semQuemTrate,
        paradoDepoisDoPrazo: row.prazo_parado_em !== null && row.prazo_parado_em > row.prazo,
        encerradaEm: row.encerrada_em && localDate(row.encerrada_em.getTime()),
        respondidaEm: row.respondida_em && localDate(row.respondida_em.getTime()),
        complementarAte,
        semCienciaDoPedido,
        consentirAte: atos.includes('responderConsentimento') ? consentirAte : null,
        recorrerAte: atos.includes('recorrer') ? recorrerAte : null,
        contraOTipo: !isAcesso(row.id_tipo_formulario),
        reclamar: caso.remedios?.reclamar.janela ?? null,
        podeAvaliar: atos.includes('avaliar'),
        promessas: promessasDoCaso(row),
        recursoPendente: caso.recursoPendente,
        desistenciaPedida: caso.fatos.desistenciaPedida,
        reaberturaPedida: caso.fatos.reaberturaPedida,
      },
      hoje,
    ),
    oQueEsperar: caso.relacao === 'manifestante' ? [...saidasEmPalavras(caso.saidas)] : [],
    prazo:
      restam === null
        ? null
        : {
            inicio: toIsoDate(notice(calendario, diaGuardado(row.registro_contado))),
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
