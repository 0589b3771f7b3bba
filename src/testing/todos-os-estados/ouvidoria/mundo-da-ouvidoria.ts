import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { isAberta, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Dia, diaDe } from '../dias.ts';
import type { Mundo, Transicao } from '../passeio.ts';
import { ateQuandoReabrir, type Caso, fatosDo } from './caso-no-passeio.ts';
import { efeitosNoCaso } from './efeitos-no-caso.ts';

/** The clock archives only what the person left unanswered, and takes up what an anonymous one did. */
const peloRelogio: Readonly<Record<string, (caso: Caso) => boolean>> = {
  arquivarSemComplementacao: ({ anonima, complementarAte, hoje }) =>
    !anonima && complementarAte !== null && hoje > complementarAte,
  retomarAnonima: ({ anonima }) => anonima,
  encerrarConsentimento: ({ consentimentoAberto }) => consentimentoAberto,
};

const pessoas = [
  { perfil: Perfil.cidadao, relacao: 'manifestante' },
  { perfil: Perfil.gestor, relacao: 'orgao' },
] as const;

const cabe = (ato: AtoDaManifestacao, caso: Caso): boolean => {
  const { situacao: estado } = caso;
  if (ato.quem.length === 0) return ato.de.includes(estado) && Boolean(peloRelogio[ato.nome]?.(caso));
  return pessoas.some(
    ({ perfil, relacao }) => checkAct(ato, { estado, perfil, fatos: fatosDo(caso, relacao) }).allowed,
  );
};

const pelosAtos = (caso: Caso, atos: readonly AtoDaManifestacao[]): Transicao<Caso>[] =>
  atos.flatMap((ato) => {
    const muda = ato.para !== undefined && ato.para !== caso.situacao;
    const efeito = efeitosNoCaso[ato.nome];
    if ((!efeito && !muda) || !cabe(ato, caso)) return [];
    if (!efeito)
      throw new Error(`The walk of ouvidoria does not know what ${ato.nome} does: say it in its effects`);
    return [{ passo: ato.nome, para: efeito(caso) }];
  });

const limites = (caso: Caso): Dia[] => {
  const reabrir = ateQuandoReabrir(caso);
  return [
    isAberta(caso.situacao) ? caso.prazo : null,
    caso.complementarAte,
    reabrir && diaDe(reabrir),
  ].filter((dia) => dia !== null);
};

const peloTempo = (caso: Caso): Transicao<Caso>[] => {
  const [limite] = limites(caso)
    .filter((dia) => dia >= caso.hoje)
    .toSorted((a, b) => a - b);
  return limite === undefined
    ? []
    : [limite, limite + 1]
        .filter((dia) => dia > caso.hoje)
        .map((dia) => ({ passo: 'o tempo passa', para: { ...caso, hoje: dia } }));
};

/** What the person may do in a case that has no answer yet. */
const doManifestante = [
  'acrescentar',
  'conversar',
  'complementar',
  'responderConsentimento',
  'pedirReabertura',
];

const temSaida = (caso: Caso, atos: readonly AtoDaManifestacao[]): boolean => {
  const { situacao: estado, hoje } = caso;
  // Answered; or another body has it, which the person was told; or given up.
  if (estado === Situacao.concluida || estado === Situacao.encaminhadaParaFora || caso.desistiu) return true;
  const fatos = fatosDo(caso, 'manifestante');
  const podeAgir = atos.some(
    (ato) =>
      doManifestante.includes(ato.nome) && checkAct(ato, { estado, perfil: Perfil.cidadao, fatos }).allowed,
  );
  if (podeAgir || (isAberta(estado) && hoje <= caso.prazo)) return true;
  // Ended without an answer: the office decides on the reopening, or did, or the days that the person
  // was told have passed.
  return !isAberta(estado) && (caso.pediuReabertura || limites(caso).every((dia) => dia < hoje));
};

/** Every way a case of ouvidoria can go up to its answer. */
export const mundoDaOuvidoria = (inicio: Caso, atos: readonly AtoDaManifestacao[]): Mundo<Caso> => ({
  inicio,
  chave: (caso) =>
    [
      caso.situacao,
      caso.prorrogada,
      caso.consentimentoAberto,
      caso.desistenciaPedida,
      caso.desistiu,
      caso.pediuReabertura,
      caso.reaberturaPedida,
      ...limites(caso).map((dia) => Math.sign(dia - caso.hoje)),
    ].join('|'),
  transicoes: (caso) =>
    caso.situacao === Situacao.concluida ? [] : [...pelosAtos(caso, atos), ...peloTempo(caso)],
  falha: (caso) =>
    temSaida(caso, atos) ? null : 'the person who filed has nothing to wait for and nothing to do',
});
